/** SVG attributes; numbers are rounded so that the text is the same on every machine. */
type SvgAttributes = Readonly<Record<string, string | number>>

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

/** The brand's emblem: the text of web/public/favicon.svg, which is not among the files of the deployed functions. */
export const brandEmblemSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#17362a"/><path d="M8 24C7.5 14 13 8 25 7.5 25.5 18.5 19.5 24 10.5 23.500M8 25c2.5-6 6-9.5 11-12" fill="none" stroke="#dca24a" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>
`

/** The emblem with its two colours swapped: staff who install the shop and the desk can tell their icons apart. */
export const deskEmblemSvg = brandEmblemSvg.replace(/#17362a|#dca24a/g, (colour) =>
  colour === '#17362a' ? '#dca24a' : '#17362a',
)

/** An emblem as a nested `<svg>` at a position in another drawing. */
export function drawBrandEmblem(x: number, y: number, size: number, emblemSvg = brandEmblemSvg): string {
  return emblemSvg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
}
