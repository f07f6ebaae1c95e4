/** SVG path data of the order list's icons, on a 24×24 view box. */
export const printIcon = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7Z'
