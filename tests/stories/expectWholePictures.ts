import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cropAspect } from '../../web/desk/catalogue/photograph/cropGeometry'

/** Expects that each picture of a product has the shape of its crop, fills its frame, and that nothing cuts a part of it off. */
export async function expectWholePictures(page: Page): Promise<void> {
  await expect.poll(async () => (await describePictures(page)).length).toBeGreaterThan(0)
  // A screen that still loads a part of itself is hidden meanwhile.
  await expect.poll(() => listCutPictures(page)).toEqual([])
}

async function listCutPictures(page: Page) {
  const isShape = (shape: number) => Math.abs(shape - cropAspect) < 0.01
  const pictures = await describePictures(page)
  return pictures.filter(
    ({ fileShape, shownShape, isCut, fillsFrame }) =>
      !isShape(fileShape) || !isShape(shownShape) || isCut || !fillsFrame,
  )
}

function describePictures(page: Page) {
  return page.locator('picture img').evaluateAll((images) =>
    images
      .map((image) => {
        const box = image.getBoundingClientRect()
        const isCutBy = (element: Element | null): boolean => {
          if (!element) return false
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const isInside =
            left < box.left + 1 && right > box.right - 1 && top < box.top + 1 && bottom > box.bottom - 1
          const clips = getComputedStyle(element).overflow === 'hidden'
          return (clips && !isInside) || isCutBy(element.parentElement)
        }
        // The frame of the picture and its blur, and that of a card around it.
        const frame = image.parentElement?.parentElement
        const frames = [frame, frame?.parentElement].filter(
          (element) => element !== undefined && element !== null,
        )
        const fillsFrame = frames.every(
          (element) =>
            getComputedStyle(element).overflow !== 'hidden' ||
            Math.abs(element.clientHeight - box.height) <= 1,
        )
        return {
          name: image.getAttribute('src'),
          fileShape: Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
          shownShape: box.width / box.height,
          isCut: isCutBy(image.parentElement),
          fillsFrame,
        }
      })
      // Drawings of scenes fill what room they have; they are wider than they are high.
      .filter(({ fileShape }) => fileShape < 1),
  )
}
