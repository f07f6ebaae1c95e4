/** A colour as SVG takes it: '#rrggbb'. */
export type Colour = string

/** The five tones of one thing under one light, from where the light falls to where it never does. */
export type Tones = { bright: Colour; light: Colour; base: Colour; dark: Colour; deep: Colour }

/** Goes from one colour to another by a share of 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  return written(channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share))
}

/** A colour seen through another, as one glaze over the other: it darkens and never turns grey. */
export function glaze(colour: Colour, over: Colour): Colour {
  const other = channels(over)
  return written(channels(colour).map((value, index) => (value * (other[index] ?? 255)) / 255))
}

/** Light warms and shade is a glaze of umber, as on paper; never grey. */
export function tonesOf(base: Colour): Tones {
  return {
    bright: mix(base, '#fffaea', 0.62),
    light: mix(base, '#fff4d6', 0.3),
    base,
    dark: glaze(base, '#c29c93'),
    deep: glaze(base, '#855f62'),
  }
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function written(values: readonly number[]): Colour {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
