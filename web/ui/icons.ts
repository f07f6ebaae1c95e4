/** SVG path data of the icons that several features share, on a 24×24 view box. */
export const leafIcon = 'M4.5 19.5C4 10 9 4.5 20 4c.5 10-4.5 15.5-14 14.5M4.5 20.5C7 15 10.5 11.5 15 9'
export const chatIcon =
  'M4 20.5 5.3 16A8.3 8.3 0 1 1 8.5 19.2ZM8.5 8.5c0 4 3 7 7 7l1-2-2.5-1.5-1 .8a6 6 0 0 1-2-2l.8-1L10.5 7.5Z'
export const phoneIcon =
  'M5 4h4l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.7 1.5C10.5 19.8 4.2 13.5 3.5 5.7A1.5 1.5 0 0 1 5 4Z'
export const mailIcon = 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7'
export const pinIcon =
  'M12 21c-4.5-4.7-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6.3-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z'
export const facebookIcon =
  'M13.5 21v-8h2.7l.5-3.3h-3.2V7.8c0-1 .4-1.6 1.7-1.6h1.6V3.2C16.3 3 15.5 3 14.7 3c-2.7 0-4.5 1.6-4.5 4.4v2.3H7.5V13h2.7v8'
export const instagramIcon =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Zm4 12a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.7-8.3v.1'
export const searchIcon = 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2L21 21'
export const listIcon = 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1'
export const userIcon = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.5-4 3.5-6 7.5-6s7 2 7.5 6'
export const plusIcon = 'M12 5v14M5 12h14'
export const minusIcon = 'M5 12h14'
export const closeIcon = 'M6 6l12 12M18 6 6 18'
export const backIcon = 'M20 12H4m6-6-6 6 6 6'
export const checkIcon = 'M4.5 12.5l5 5 10-10.500'
export const clockIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2'
export const undoIcon = 'M4 9h11a5 5 0 0 1 0 10H8M8.5 4.5 4 9l4.5 4.5'
