import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../folders'

/** The brand's mark, as the browser's tab shows it. */
export const emblemSvg = readFileSync(join(root, 'web/public/favicon.svg'), 'utf8')

/** The mark at a place in another drawing. */
export function emblem(x: number, y: number, size: number): string {
  return emblemSvg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}
