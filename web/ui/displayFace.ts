import fileUrl from 'young-serif.woff2'

/**
 * Loads Young Serif, the typeface of headings (docs/decisions/037-a-typeface-for-headings.md), and uses it once it has
 * loaded. With an @font-face rule, the browser would load it before the first paint, with the highest priority.
 */
export function loadDisplayFace(): void {
  // Its one weight stands for all: browsers would otherwise make it bolder.
  const face = new FontFace('Young Serif', `url(${fileUrl})`, { weight: '400 700' })
  face.load().then(
    () => document.fonts.add(face),
    () => undefined,
  )
}
