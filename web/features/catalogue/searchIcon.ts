/** SVG path data of the icon that means 'search', on a 24×24 view box. */
export const searchIcon = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2L21 21'
