import fileUrl from 'young-serif.woff2'
import { startNextTask } from '../browser/startNextTask'

/** Browsers count no layout shift below it, in CSS pixels. */
const smallestShift = 3

/**
 * Loads Young Serif, the typeface of headings (docs/decisions/037-a-typeface-for-headings.md), and uses it once it has
 * loaded, unless that would move what is on the screen: then headings keep the font of the device until the next page
 * load. With an @font-face rule, the browser would load it before the first paint, with the highest priority.
 */
export function loadDisplayFace(): void {
  // Its one weight stands for all: browsers would otherwise make it bolder.
  const face = new FontFace('Young Serif', `url(${fileUrl})`, { weight: '400 700' })
  face.load().then(
    async () => {
      await startNextTask()
      const elements = [...document.querySelectorAll('main *')].filter(isOnScreen)
      const places = elements.map(readContentPlace)
      document.fonts.add(face)
      const hasShift = elements.some((element, index) => {
        const [before, after] = [places[index], readContentPlace(element)]
        return before && Math.hypot(after.top - before.top, after.left - before.left) >= smallestShift
      })
      if (hasShift) document.fonts.delete(face)
    },
    () => undefined,
  )
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}

/** Where the content of an element begins: that of a centred title moves although its element does not. */
function readContentPlace(element: Element): { left: number; top: number } {
  const content = document.createRange()
  content.selectNodeContents(element)
  return content.getBoundingClientRect()
}
