import type { Page } from 'playwright-core'

type LayoutShift = PerformanceEntry & { value: number; sources: readonly { node: Node | null }[] }

/** What moved since the last call: the sum of the shifts' values, and the elements with each value. */
type LayoutShifts = { sum: number; moved: readonly string[] }

/** Records the layout shifts of a page, from before it loads. Returns a function that reads those since the last call. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  return () =>
    page.evaluate(async () => {
      // The observer hears of a shift after the frame that made it.
      for (let frame = 0; frame < 3; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      await new Promise((resolve) => setTimeout(resolve))
      const { layoutShifts } = window as unknown as { layoutShifts: LayoutShift[] }
      const shifts = layoutShifts.splice(0)
      const describe = ({ value, sources }: LayoutShift) =>
        [
          value.toFixed(5),
          ...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`),
        ].join(' · ')
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: shifts.map(describe) }
    })
}
