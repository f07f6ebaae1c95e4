export type Place = 'inView' | 'above' | 'below'

// Less of a row is not enough to read it.
const minVisiblePart = 0.5

/**
 * Calls `onPlace` with where an element is, seen from what is on the screen, now and after each change. What CSS makes
 * invisible is not in view. Returns a function that ends this.
 */
export function observePlace(element: Element, onPlace: (place: Place) => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return
      const { intersectionRatio, boundingClientRect } = entry
      if (intersectionRatio >= minVisiblePart && getComputedStyle(element).visibility !== 'hidden')
        onPlace('inView')
      else onPlace(boundingClientRect.top < innerHeight / 2 ? 'above' : 'below')
    },
    { threshold: minVisiblePart },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
