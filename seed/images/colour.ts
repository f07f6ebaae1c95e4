/** An SVG colour: '#rrggbb'. */
export type Colour = string

/** Five tones of one surface, from full light to full shade. */
export type ColourShades = { bright: Colour; light: Colour; base: Colour; dark: Colour; deep: Colour }

/** Interpolates linearly from one colour to the other; `share` is 0 to 1. */
export function mixColours(from: Colour, to: Colour, share: number): Colour {
  const target = parseChannels(to)
  return formatColour(
    parseChannels(from).map((value, index) => value + ((target[index] ?? value) - value) * share),
  )
}

/** Multiplies two colours, like a transparent layer of paint over another: the result is darker but never grey. */
export function multiplyColours(colour: Colour, over: Colour): Colour {
  const overChannels = parseChannels(over)
  return formatColour(
    parseChannels(colour).map((value, index) => (value * (overChannels[index] ?? 255)) / 255),
  )
}

/**
 * Creates five tones of a colour: light tones are mixed with a warm white, dark tones are multiplied by a reddish
 * brown, so no tone is grey.
 */
export function getColourShades(base: Colour): ColourShades {
  return {
    bright: mixColours(base, '#fffaea', 0.62),
    light: mixColours(base, '#fff4d6', 0.3),
    base,
    dark: multiplyColours(base, '#c29c93'),
    deep: multiplyColours(base, '#855f62'),
  }
}

function parseChannels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function formatColour(values: readonly number[]): Colour {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
