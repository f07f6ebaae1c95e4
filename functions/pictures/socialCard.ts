import sharp, { type Sharp } from 'sharp'
import { businessDetails } from '../../domain/site/businessDetails'
import { socialCardFileName } from '../../domain/catalogue/pictureVariants'
import { toCapitals, measureText, drawText, type LetteringStyle } from './lettering'
import { encodeWithinBytes } from './encodeWithinBytes'
import { drawBrandEmblem, toSvgElement } from './svg'
import type { PicturePixels } from './picturePixels'
import { pictureVariantSettings, type PictureEffort, type PictureVariant } from './renditions'

/** The recommended size of a social card (Open Graph). */
export const socialCardSize = { width: 1200, height: 630 } as const

const pictureWidth = 504
const textColumn = { x: pictureWidth + 64, width: 568 }
const brandLettering: LetteringStyle = { size: 19, gap: 0.36, weight: 0.1, colour: '#17362a' }
const nameLettering: LetteringStyle = { size: 52, gap: 0.28, weight: 0.085, colour: '#17362a' }
const lineHeight = 1.72

/** Draws the text part of a product's social preview image: the brand, and the name if every character has a glyph. */
export function drawSocialCardPanel(name: string): string {
  const lines = wrapText(toCapitals(name) ?? '')
  const middle = 350 - ((lines.length - 1) * nameLettering.size * lineHeight) / 2
  return toSvgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...socialCardSize },
    toSvgElement('rect', { width: '100%', height: '100%', fill: '#faf6ec' }),
    drawBrandEmblem(textColumn.x, 64, 60),
    drawText(toCapitals(businessDetails.name) ?? '', textColumn.x + 80, 104, brandLettering),
    ...lines.map((line, row) =>
      drawText(line, textColumn.x, middle + row * nameLettering.size * lineHeight, nameLettering),
    ),
    toSvgElement('rect', { x: textColumn.x, y: 540, width: 72, height: 5, rx: 2.5, fill: '#dca24a' }),
  )
}

/** Renders the social card: a product's picture next to its text panel, as JPEG, which every crawler supports. */
export async function renderSocialCard(
  { data, info }: PicturePixels,
  panel: string,
  effort: PictureEffort,
): Promise<PictureVariant> {
  const picture = await sharp(data, { raw: info })
    .resize(pictureWidth, socialCardSize.height)
    .png()
    .toBuffer()
  const card = sharp(Buffer.from(panel)).composite([{ input: picture, left: 0, top: 0 }])
  return { name: socialCardFileName, content: await encodeSmallJpeg(card, effort) }
}

// For photographs with much detail. No drawing needs them.
const lowerQualities = [44, 32, 20]

/** Encodes a JPEG with lower and lower quality until it is small enough: messaging apps ignore large previews. */
export async function encodeSmallJpeg(card: Sharp, effort: PictureEffort = 'full'): Promise<Buffer> {
  const { qualities, most: maxBytes } = pictureVariantSettings.card
  const limits = { qualities: [...qualities, ...lowerQualities], maxBytes }
  return encodeWithinBytes(card, limits, (picture, quality) =>
    picture.jpeg({ quality, mozjpeg: effort === 'full' }),
  )
}

/** Wraps words to the column's width; a word wider than the column gets its own line. */
function wrapText(capitals: string): string[] {
  const lines: string[] = []
  for (const word of capitals.split(' ')) {
    const extendedLine = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && measureText(extendedLine, nameLettering) <= textColumn.width)
      lines[lines.length - 1] = extendedLine
    else lines.push(word)
  }
  return lines
}
