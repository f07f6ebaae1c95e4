/** SVG path data of the order list's icons, on a 24×24 view box. */
export const shareIcon = 'M12 15V4M8 7.5 12 4l4 3.5M6 11.5V20h12v-8.5'
export const printIcon = 'M7 9V4h10v5M7 17H4V9.5h16V17h-3M7 14h10v6H7Z'
