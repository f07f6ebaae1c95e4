import type { Page } from 'playwright-core'

/** Records the layout shifts of a page, from before it loads. Returns a function that reads their sum since the last call. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // The observer hears of a shift after the frame that made it.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      const { layoutShifts } = window as unknown as { layoutShifts: number[] }
      return layoutShifts.splice(0).reduce((sum, value) => sum + value, 0)
    })
}
