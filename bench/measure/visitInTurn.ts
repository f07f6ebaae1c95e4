import type { Browser } from 'playwright-core'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import { type FirstAndRepeatVisit, visitTwice } from './visitTwice'

/** The versions of a page that are compared: the site, its static copy without scripts, and the hand-written page. */
export type PageVersion = 'site' | 'staticPage' | 'handWritten'

export type VisitsByVersion = Record<PageVersion, FirstAndRepeatVisit[]>

/** Visits the versions of a page in turn, each round in the reverse order of the one before. */
export async function visitInTurn(
  browser: Browser,
  servers: Readonly<Record<PageVersion, ServedSite>>,
  path: string,
  runs: number,
): Promise<VisitsByVersion> {
  const visits: VisitsByVersion = { site: [], staticPage: [], handWritten: [] }
  const order: PageVersion[] = ['site', 'staticPage', 'handWritten']
  // The first round is not counted: it fills the server's cache.
  for (let round = 0; round <= runs; round += 1) {
    for (const version of order) {
      const visit = await visitTwice(browser, servers[version], path)
      if (round > 0) visits[version].push(visit)
    }
    order.reverse()
  }
  return visits
}
