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
