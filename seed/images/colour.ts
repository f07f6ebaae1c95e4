/** A colour as SVG takes it: '#rrggbb'. */
export type Colour = string

/** The tones of one thing under one light. */
export type Tones = { light: Colour; base: Colour; dark: Colour; deep: Colour }

/** Goes from one colour to another by a share of 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const target = channels(to)
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share)
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

/** Light warms and shade turns to umber, as on paper; never to grey. */
export function tonesOf(base: Colour): Tones {
  return {
    light: mix(base, '#fff8e8', 0.38),
    base,
    dark: mix(base, '#3a2114', 0.26),
    deep: mix(base, '#2a160c', 0.48),
  }
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
