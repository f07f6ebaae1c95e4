/** SVG path data of the icons on the home and About pages, on a 24×24 view box. */
export const sproutIcon =
  'M12 21v-9m0 2C7.5 14 4.5 11.5 4 6c5 .2 8 3 8 8Zm0-3c0-4 3-7 8-7 0 5-3 7.5-8 7.5M7 21h10'
export const flaskIcon =
  'M9.5 3h5M10.5 3v6L5 18.5A1.7 1.7 0 0 0 6.5 21h11a1.7 1.7 0 0 0 1.5-2.5L13.5 9V3M7.5 15h9'
export const truckIcon =
  'M3 6h11v10H3zM14 9.5h4l3 3.5v3h-7M7.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm9.5 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
export const heartIcon =
  'M12 20C5 15.5 3.5 12 3.5 9A4.3 4.3 0 0 1 12 7.5 4.3 4.3 0 0 1 20.5 9c0 3-1.5 6.5-8.5 11Z'
export const shieldIcon =
  'M12 3c2.5 1.7 5 2.4 8 2.5 0 7-2 12-8 15.5C6 17.5 4 12.5 4 5.5 7 5.4 9.5 4.7 12 3Zm-3.5 9 2.5 2.5 4.5-5'
export const arrowIcon = 'M4 12h16m-6-6 6 6-6 6'
export const pauseIcon = 'M9 6v12M15 6v12'
export const playIcon = 'M8.5 5.5v13L18.5 12Z'
