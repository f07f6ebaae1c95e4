import { type StaffSite, withOpenDesk } from './deskBrowser'
import type { DeskStack } from './startDeskStack'

/** Opens the desk several times, each in a fresh browser, and returns the milliseconds to the first row. */
export async function measureOpening(stack: DeskStack, staff: StaffSite, runs: number): Promise<number[]> {
  const times: number[] = []
  // The first opening is not counted: it fills the server's cache.
  for (let run = 0; run <= runs; run += 1) {
    const firstRowMs = await withOpenDesk(stack, staff, { screen: 'wide' }, (desk) =>
      Promise.resolve(desk.firstRowMs),
    )
    if (run > 0) times.push(firstRowMs)
  }
  return times
}
