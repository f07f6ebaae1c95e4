import sharp, { type Sharp } from 'sharp'
import { business } from '../../web/domain/business'
import { capitalsOf, widthOf, written, type Hand } from './letters'
import { emblem } from './emblem'
import type { Master } from './master'
import { cardName, settings, type Rendition } from './renditions'
import { element } from './svg'

/** The size that social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const

const pictureWidth = 504
const column = { x: pictureWidth + 64, width: 568 }
const brandHand: Hand = { size: 19, gap: 0.36, weight: 0.1, colour: '#17362a' }
const nameHand: Hand = { size: 52, gap: 0.28, weight: 0.085, colour: '#17362a' }
const leading = 1.72

/** What stands beside a product's picture on its card: the brand, and the name where our letters can write it. */
export function panelOf(name: string): string {
  const lines = linesOf(capitalsOf(name) ?? '')
  const middle = 350 - ((lines.length - 1) * nameHand.size * leading) / 2
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...cardSize },
    element('rect', { width: '100%', height: '100%', fill: '#faf6ec' }),
    emblem(column.x, 64, 60),
    written(capitalsOf(business.name) ?? '', column.x + 80, 104, brandHand),
    ...lines.map((line, row) => written(line, column.x, middle + row * nameHand.size * leading, nameHand)),
    element('rect', { x: column.x, y: 540, width: 72, height: 5, rx: 2.5, fill: '#dca24a' }),
  )
}

/** A product's picture beside its panel, as JPEG: what every crawler takes. */
export async function toCard({ data, info }: Master, panel: string): Promise<Rendition> {
  const picture = await sharp(data, { raw: info }).resize(pictureWidth, cardSize.height).png().toBuffer()
  const card = sharp(Buffer.from(panel)).composite([{ input: picture, left: 0, top: 0 }])
  return { name: cardName, content: await toLightJpeg(card) }
}

/** As good as it may be without weighing more than a messenger cares to fetch. */
export async function toLightJpeg(card: Sharp): Promise<Buffer> {
  const { qualities, most } = settings.card
  let light = Buffer.alloc(0)
  for (const quality of qualities) {
    light = await card.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    if (light.length <= most) break
  }
  return light
}

/** Words in lines that fit the column; a word that is wider than it stands alone. */
function linesOf(capitals: string): string[] {
  const lines: string[] = []
  for (const word of capitals.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer, nameHand) <= column.width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
