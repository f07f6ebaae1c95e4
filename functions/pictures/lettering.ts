import { toSvgPath, toSvgGroup } from './svg'

// Letter shapes drawn with single strokes, as [width, path data]. Each shape is 10 units high with its baseline at 0.
const glyphs: Readonly<Record<string, readonly [width: number, pen: string]>> = {
  A: [8, 'M0 0 4 -10 8 0M1.4 -3.4H6.6'],
  B: [6, 'M0 0V-10H3A2.3 2.4 0 0 1 3 -5.2H0M3 -5.2A2.6 2.6 0 0 1 3 0H0'],
  C: [8.6, 'M8.6 -1.9A5 5 0 1 1 8.6 -8.1'],
  D: [7.6, 'M0 0V-10H2.6A5 5 0 0 1 2.6 0Z'],
  E: [5.6, 'M5.6 0H0V-10H5.6M0 -5.2H4.8'],
  F: [5.4, 'M0 0V-10H5.4M0 -5.2H4.6'],
  G: [8.6, 'M8.6 -8.1A5 5 0 1 0 8.6 -1.9V-4.8H5.4'],
  H: [7.4, 'M0 0V-10M7.4 0V-10M0 -5.2H7.4'],
  I: [0, 'M0 0V-10'],
  J: [4.4, 'M4.4 -10V-2.4A2.3 2.3 0 0 1 0 -1.6'],
  K: [6.8, 'M0 0V-10M6.4 -10 0 -4.2M2.2 -6.1 6.8 0'],
  L: [5.2, 'M0 -10V0H5.2'],
  M: [9.2, 'M0 0 .9 -10 4.6 -2 8.3 -10 9.2 0'],
  N: [7.6, 'M0 0V-10L7.6 0V-10'],
  O: [10, 'M5 0A5 5 0 0 1 5 -10A5 5 0 0 1 5 0Z'],
  P: [5.8, 'M0 0V-10H3.1A2.7 2.7 0 0 1 3.1 -4.6H0'],
  Q: [10, 'M5 0A5 5 0 0 1 5 -10A5 5 0 0 1 5 0ZM6 -2.6 9.6 1'],
  R: [6.4, 'M0 0V-10H3.1A2.6 2.6 0 0 1 3.1 -4.8H0M2.8 -4.8 6.4 0'],
  S: [6, 'M5.7 -8.4C4.6 -10.6 .6 -10.6 .5 -7.6C.5 -4.6 6 -5.8 6 -2.6C6 .6 1.2 .8 0 -2'],
  T: [7.2, 'M3.6 0V-10M0 -10H7.2'],
  U: [7.4, 'M0 -10V-3.7A3.7 3.7 0 0 0 7.4 -3.7V-10'],
  V: [7.8, 'M0 -10 3.9 0 7.8 -10'],
  W: [11.6, 'M0 -10 2.9 0 5.8 -9 8.7 0 11.6 -10'],
  X: [7, 'M0 0 6.8 -10M.2 -10 7 0'],
  Y: [7.2, 'M0 -10 3.6 -4.8 7.2 -10M3.6 -4.8V0'],
  Z: [6.8, 'M.2 -10H6.6L0 0H6.8'],
  '0': [6.6, 'M3.3 0C-1.1 0 -1.1 -10 3.3 -10C7.7 -10 7.7 0 3.3 0Z'],
  '1': [2.4, 'M0 -8.4 2.4 -10V0'],
  '2': [5.8, 'M.2 -8C.9 -10.8 5.6 -10.6 5.5 -7.2C5.4 -4.8 2 -3 0 0H5.8'],
  '3': [
    5.8,
    'M.4 -9C2 -10.8 5.4 -10 5.2 -7.4C5.1 -5.4 3.2 -5.2 2 -5.3C4 -5.5 5.8 -4.6 5.8 -2.7C5.8 .4 1.6 .8 0 -1.4',
  ],
  '4': [6.6, 'M5 0V-10L0 -2.8H6.6'],
  '5': [5.8, 'M5.2 -10H1L.6 -5.6C3.4 -7 5.8 -5.6 5.8 -3.1C5.8 .5 1.4 .8 0 -1.4'],
  '6': [6, 'M4.8 -10C1.6 -8 0 -5.4 0 -3A3 3 0 0 0 6 -3A3 3 0 0 0 .4 -4.4'],
  '7': [5.8, 'M0 -10H5.8L1.8 0'],
  '8': [
    6,
    'M3 -5.3A2.35 2.35 0 0 1 3 -10A2.35 2.35 0 0 1 3 -5.3A2.65 2.65 0 0 1 3 0A2.65 2.65 0 0 1 3 -5.3Z',
  ],
  '9': [6, 'M1.2 0C4.4 -2 6 -4.6 6 -7A3 3 0 0 0 0 -7A3 3 0 0 0 5.6 -5.6'],
  '&': [
    8.2,
    'M8 0 2 -6.6C.4 -8.6 1.6 -10 3.2 -10C5.4 -10 5.8 -7.6 3.8 -6.2C1 -4.6 0 -3.8 0 -2.3C0 .6 5.4 1 7.6 -4.4',
  ],
  '-': [3.4, 'M0 -4.4H3.4'],
  '.': [0, 'M0 -.1V0'],
  ',': [0.6, 'M.6 -.4 0 1.6'],
  "'": [0, 'M0 -10V-7.8'],
  '’': [0, 'M0 -10V-7.8'],
  '(': [2, 'M2 1A8.4 8.4 0 0 1 2 -11'],
  ')': [2, 'M0 1A8.4 8.4 0 0 0 0 -11'],
  '/': [4.6, 'M0 1 4.6 -11'],
  ' ': [2.6, ''],
}

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
  const widths = Array.from(capitals).map((character) => (glyphs[character]?.[0] ?? 0) / 10 + gap)
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
  const pen = {
    fill: 'none',
    stroke: colour,
    'stroke-width': weight * 10,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }
  let offset = 0
  const letters = Array.from(capitals).map((character) => {
    const [width, glyphPath] = glyphs[character] ?? [0, '']
    const letter = glyphPath === '' ? '' : toSvgGroup(offset, 0, 0, toSvgPath([glyphPath], pen))
    offset += width + gap * 10
    return letter
  })
  return `<g transform="translate(${x} ${y}) scale(${size / 10})">${letters.join('')}</g>`
}
