import sharp from 'sharp'
import { businessDetails } from '../../domain/site/businessDetails'
import { socialCardSize, encodeSmallJpeg } from '../../functions/pictures/socialCard'
import { brandEmblemSvg, deskEmblemSvg, drawBrandEmblem, toSvgElement } from '../../functions/pictures/svg'
import { toCapitals, measureText, drawText, type LetteringStyle } from '../../functions/pictures/lettering'
import { readScene } from './renderScenes'

// The colours equal --forest and --ochre in web/ui/tokens.css.
const forestGreen = '#17362a'
const ochre = '#dca24a'

type IconStyle = {
  emblemSvg: string
  /** The background colour of maskable icons, which operating systems crop. */
  background: string
}

const shopIconStyle: IconStyle = { emblemSvg: brandEmblemSvg, background: forestGreen }
const deskIconStyle: IconStyle = { emblemSvg: deskEmblemSvg, background: ochre }

/**
 * Renders the brand files by name: the icons of both apps, and the social card (link preview image) of pages without a
 * product.
 */
export async function renderBrandFiles(): Promise<Map<string, Buffer>> {
  return new Map([
    ...(await renderIcons('', shopIconStyle)),
    ...(await renderIcons('desk-', deskIconStyle)),
    ['site-card.jpg', await renderSiteCard('harvest')],
    ['list-card.jpg', await renderSiteCard('market', 'ORDER LIST')],
  ])
}

async function renderIcons(prefix: string, style: IconStyle): Promise<[name: string, file: Buffer][]> {
  return [
    [`${prefix}192.png`, await renderIcon(192, style)],
    [`${prefix}512.png`, await renderIcon(512, style)],
    [`${prefix}maskable-512.png`, await renderMaskableIcon(512, style)],
    [`${prefix}apple-touch-icon.png`, await renderMaskableIcon(180, style)],
  ]
}

/** Renders favicon.ico, which browsers and crawlers request from every site: an icon file with one 32-pixel PNG. */
export async function renderFavicon(): Promise<Buffer> {
  const size = 32
  const png = await renderIcon(size, shopIconStyle)
  const header = Buffer.alloc(22)
  // The file's type (1 is an icon) and its number of images; then the image's width, height, planes and bits.
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function renderIcon(size: number, { emblemSvg }: IconStyle): Promise<Buffer> {
  return sharp(Buffer.from(emblemSvg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** Renders a maskable icon. The emblem must fit the icon's safe zone: a circle with 80 % of the icon's width. */
function renderMaskableIcon(size: number, { emblemSvg, background }: IconStyle): Promise<Buffer> {
  const margin = size * 0.07
  const svg = toSvgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
    toSvgElement('rect', { width: '100%', height: '100%', fill: background }),
    drawBrandEmblem(margin, margin, size - 2 * margin, emblemSvg),
  )
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}

const panelWidth = 460
const nameLettering: LetteringStyle = { size: 36, gap: 0.36, weight: 0.085, colour: '#f7f1e2' }
const captionLettering: LetteringStyle = { size: 24, gap: 0.36, weight: 0.1, colour: '#dca24a' }

/** Renders a social card: the emblem, the shop's name and a caption, to the left of a picture of the home page. */
async function renderSiteCard(sceneName: 'harvest' | 'market', caption = ''): Promise<Buffer> {
  const scene = await sharp(Buffer.from(await readScene(sceneName)))
    .resize({
      width: socialCardSize.width - panelWidth,
      height: socialCardSize.height,
      fit: 'cover',
      position: 'south',
    })
    .png()
    .toBuffer()
  return encodeSmallJpeg(
    sharp(Buffer.from(drawSitePanel(caption))).composite([{ input: scene, left: panelWidth, top: 0 }]),
  )
}

function drawSitePanel(caption: string): string {
  const words = (toCapitals(businessDetails.name) ?? '').split(' ')
  const centred = (word: string, lettering = nameLettering) => (panelWidth - measureText(word, lettering)) / 2
  return toSvgElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...socialCardSize },
    toSvgElement('rect', { width: '100%', height: '100%', fill: forestGreen }),
    drawBrandEmblem(panelWidth / 2 - 88, 110, 176),
    ...words.map((word, row) =>
      drawText(word, centred(word), 390 + row * nameLettering.size * 1.9, nameLettering),
    ),
    drawText(caption, centred(caption, captionLettering), 570, captionLettering),
    toSvgElement('rect', {
      x: panelWidth / 2 - 36,
      y: caption ? 500 : 520,
      width: 72,
      height: 5,
      rx: 2.5,
      fill: '#dca24a',
    }),
  )
}
