/** Attributes of an SVG element; numbers are rounded, so that a picture's text is the same on every machine. */
export type Attributes = Readonly<Record<string, string | number>>

/** An SVG element as text. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${short(value)}"`)
  const start = `<${name}${written.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

/** A path: letters and numbers, joined. */
export function path(steps: readonly (string | number)[], attributes: Attributes): string {
  return element('path', { d: steps.map(short).join(' '), ...attributes })
}

/** Children moved to a place and turned there, in degrees. */
export function placed(x: number, y: number, turn: number, ...children: readonly string[]): string {
  return element('g', { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)})` }, ...children)
}

function short(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
}
