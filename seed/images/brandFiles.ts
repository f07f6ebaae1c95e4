import sharp from 'sharp'
import { businessDetails } from '../../web/domain/site/businessDetails'
import { socialCardSize, encodeSmallJpeg } from './socialCard'
import { drawBrandEmblem, brandEmblemSvg } from './emblem'
import { toCapitals, measureText, drawText, type LetteringStyle } from './lettering'
import { drawScene } from './scenes/drawScene'
import { toSvgElement } from './svg'

/** The background colour of maskable icons, which operating systems crop. It equals --forest in web/ui/tokens.css. */
const forestGreen = '#17362a'

/**
 * Renders the brand files by name: the app icons, and the social card (link preview image) of pages without a product.
 */
export async function renderBrandFiles(): Promise<Map<string, Buffer>> {
  return new Map([
    ['192.png', await renderIcon(192)],
    ['512.png', await renderIcon(512)],
    ['maskable-512.png', await renderMaskableIcon(512)],
    ['apple-touch-icon.png', await renderMaskableIcon(180)],
    ['site-card.jpg', await renderSiteCard()],
  ])
}

function renderIcon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(brandEmblemSvg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** Renders a maskable icon. The emblem must fit the icon's safe zone: a circle with 80 % of the icon's width. */
function renderMaskableIcon(size: number): Promise<Buffer> {
  const margin = size * 0.07
  const svg = toSvgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
    toSvgElement('rect', { width: '100%', height: '100%', fill: forestGreen }),
    drawBrandEmblem(margin, margin, size - 2 * margin),
  )
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}

const panelWidth = 460
const nameLettering: LetteringStyle = { size: 36, gap: 0.36, weight: 0.085, colour: '#f7f1e2' }

/** Renders the site's social card: the emblem and the shop's name, to the left of the first home page picture. */
async function renderSiteCard(): Promise<Buffer> {
  const scene = await sharp(Buffer.from(drawScene('harvest')))
    .resize({
      width: socialCardSize.width - panelWidth,
      height: socialCardSize.height,
      fit: 'cover',
      position: 'south',
    })
    .png()
    .toBuffer()
  return encodeSmallJpeg(
    sharp(Buffer.from(drawSitePanel())).composite([{ input: scene, left: panelWidth, top: 0 }]),
  )
}

function drawSitePanel(): string {
  const words = (toCapitals(businessDetails.name) ?? '').split(' ')
  const centred = (word: string) => (panelWidth - measureText(word, nameLettering)) / 2
  return toSvgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...socialCardSize },
    toSvgElement('rect', { width: '100%', height: '100%', fill: forestGreen }),
    drawBrandEmblem(panelWidth / 2 - 88, 110, 176),
    ...words.map((word, row) =>
      drawText(word, centred(word), 390 + row * nameLettering.size * 1.9, nameLettering),
    ),
    toSvgElement('rect', { x: panelWidth / 2 - 36, y: 520, width: 72, height: 5, rx: 2.5, fill: '#dca24a' }),
  )
}
