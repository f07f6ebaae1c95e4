/** SVG attributes; numbers are rounded so that the text is the same on every machine. */
export type SvgAttributes = Readonly<Record<string, string | number>>

export function toSvgElement(
  name: string,
  attributes: SvgAttributes,
  ...children: readonly string[]
): string {
  const attributeText = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${formatAttribute(value)}"`,
  )
  const start = `<${name}${attributeText.join('')}`
  return children.length === 0 ? `${start}/>` : `${start}>${children.join('')}</${name}>`
}

export function toSvgPath(steps: readonly (string | number)[], attributes: SvgAttributes): string {
  return toSvgElement('path', { d: steps.map(formatAttribute).join(' '), ...attributes })
}

/** Creates an SVG group that is moved, and rotated by an angle in degrees. */
export function toSvgGroup(x: number, y: number, turn: number, ...children: readonly string[]): string {
  return toSvgElement(
    'g',
    { transform: `translate(${formatAttribute(x)} ${formatAttribute(y)}) rotate(${formatAttribute(turn)})` },
    ...children,
  )
}

function formatAttribute(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : value
}
