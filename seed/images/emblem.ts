import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../projectFolders'

/** The brand's emblem, which is also the favicon. */
export const brandEmblemSvg = readFileSync(join(projectRoot, 'web/public/favicon.svg'), 'utf8')

/** The emblem as a nested `<svg>` at a position in another drawing. */
export function drawBrandEmblem(x: number, y: number, size: number): string {
  return brandEmblemSvg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}
