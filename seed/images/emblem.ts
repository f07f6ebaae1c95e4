import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../projectFolders'

/** The brand's emblem, which is also the favicon. */
export const brandEmblemSvg = readFileSync(join(projectRoot, 'web/public/favicon.svg'), 'utf8')

/** The emblem with its two colours swapped: staff who install the shop and the desk can tell their icons apart. */
export const deskEmblemSvg = brandEmblemSvg.replace(/#17362a|#dca24a/g, (colour) =>
  colour === '#17362a' ? '#dca24a' : '#17362a',
)

/** An emblem as a nested `<svg>` at a position in another drawing. */
export function drawBrandEmblem(x: number, y: number, size: number, emblemSvg = brandEmblemSvg): string {
  return emblemSvg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}
