import sharp from 'sharp'
import { business } from '../../web/domain/business'
import { cardSize, toLightJpeg } from './card'
import { emblem, emblemSvg } from './emblem'
import { capitalsOf, widthOf, written, type Hand } from './letters'
import { drawScene } from './scenes/draw'
import { element } from './svg'

/** The mark's own ground, for where a system cuts the corners itself; --forest in web/ui/tokens.css. */
const forest = '#17362a'

/** The brand's files by name: the icons of the installed app, and the card of pages that show no product. */
export async function brandFiles(): Promise<Map<string, Buffer>> {
  return new Map([
    ['192.png', await icon(192)],
    ['512.png', await icon(512)],
    ['maskable-512.png', await wholeIcon(512)],
    ['apple-touch-icon.png', await wholeIcon(180)],
    ['site-card.jpg', await siteCard()],
  ])
}

function icon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(emblemSvg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/** The mark on a ground to the edge, small enough for a circle of four fifths of the width to hold it. */
function wholeIcon(size: number): Promise<Buffer> {
  const edge = size * 0.07
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
    element('rect', { width: '100%', height: '100%', fill: forest }),
    emblem(edge, edge, size - 2 * edge),
  )
  return sharp(Buffer.from(svg)).flatten().png().toBuffer()
}

const panelWidth = 460
const hand: Hand = { size: 36, gap: 0.36, weight: 0.085, colour: '#f7f1e2' }

/** The mark and the name beside the scene that the home page opens with. */
async function siteCard(): Promise<Buffer> {
  const scene = await sharp(Buffer.from(drawScene('harvest')))
    .resize({ width: cardSize.width - panelWidth, height: cardSize.height, fit: 'cover', position: 'south' })
    .png()
    .toBuffer()
  return toLightJpeg(sharp(Buffer.from(sitePanel())).composite([{ input: scene, left: panelWidth, top: 0 }]))
}

function sitePanel(): string {
  const words = (capitalsOf(business.name) ?? '').split(' ')
  const centred = (word: string) => (panelWidth - widthOf(word, hand)) / 2
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...cardSize },
    element('rect', { width: '100%', height: '100%', fill: forest }),
    emblem(panelWidth / 2 - 88, 110, 176),
    ...words.map((word, row) => written(word, centred(word), 390 + row * hand.size * 1.9, hand)),
    element('rect', { x: panelWidth / 2 - 36, y: 520, width: 72, height: 5, rx: 2.5, fill: '#dca24a' }),
  )
}
