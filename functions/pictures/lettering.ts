import glyphFile from './glyphs.json'
import { toSvgPath, toSvgGroup } from './svg'

// Letter shapes drawn with single strokes. Each shape is 10 units high with its baseline at 0; `pen` is path data.
const glyphs: Readonly<Record<string, { width: number; pen: string }>> = glyphFile

/**
 * The style of drawn text. `size` is the height of capital letters in pixels; `gap` and `weight` are shares of `size`.
 */
export type LetteringStyle = { size: number; gap: number; weight: number; colour: string }

/**
 * Converts text to capitals without accents. Returns undefined if the text contains a character that cannot be drawn.
 */
export function toCapitals(text: string): string | undefined {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  return Array.from(plain).every((character) => character in glyphs) ? plain : undefined
}

export function measureText(capitals: string, { size, gap }: LetteringStyle): number {
  const widths = Array.from(capitals).map((character) => (glyphs[character]?.width ?? 0) / 10 + gap)
  return (
    Math.max(
      0,
      widths.reduce((sum, width) => sum + width, -gap),
    ) * size
  )
}

/**
 * Draws capital letters as SVG paths; `x` and `y` are the left end of the baseline. No font is used, so the result is
 * the same on every machine.
 */
export function drawText(capitals: string, x: number, y: number, style: LetteringStyle): string {
  const { size, gap, weight, colour } = style
  const stroke = {
    fill: 'none',
    stroke: colour,
    'stroke-width': weight * 10,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  let offset = 0
  const letters = Array.from(capitals).map((character) => {
    const { width, pen } = glyphs[character] ?? { width: 0, pen: '' }
    const letter = pen === '' ? '' : toSvgGroup(offset, 0, 0, toSvgPath([pen], stroke))
    offset += width + gap * 10
    return letter
  })
  return `<g transform="translate(${x} ${y}) scale(${size / 10})">${letters.join('')}</g>`
}
