import { join } from 'node:path'
import { buildSite } from './build'
import { writeLimits } from './limit/limitPages'
import { inStore, interact, type Interaction } from './measure/interaction'
import { visitTwice } from './measure/load'
import { type Presses, typing } from './measure/pressing'
import type { Options } from './options'
import { type PageName, pageNames, pages } from './pages'
import type { PageVisits } from './report/loadFigures'
import type { Served } from './serve/serve'
import type { Stage } from './stage'

/** What was measured of the site, and the paths whose HTML is empty. */
export type Measured = {
  visits: { name: PageName; visits: PageVisits }[]
  interactions: Interaction[]
  /** Keys in the search box of the static page. */
  bareKeys: Presses[]
  emptyPaths: string[]
}

/** Builds the site and its static pages and measures both, in turn. */
export async function measureSite(
  stage: Stage,
  { runs, parts }: Options,
  say: (line: string) => void,
): Promise<Measured> {
  const [build, limit] = [join(stage.folder, 'site'), join(stage.folder, 'static')]
  say('Building the site …')
  await buildSite(build, stage.stopping)
  const app = await stage.serveFolders(build)
  const names = pageNames.filter((name) => parts.includes(name))
  const paths = pageNames
    .filter((name) => parts.includes(name) || (name === 'store' && parts.includes('interaction')))
    .map((name) => pages[name])
  const emptyPaths = await writeLimits(paths, build, limit, { browser: stage.browser, app })
  const staticSite = await stage.serveFolders(build, limit)
  const measured: Measured = { visits: [], interactions: [], bareKeys: [], emptyPaths }
  for (const name of names) {
    say(`Loading ${pages[name]} ${runs} times beside its static page …`)
    measured.visits.push({ name, visits: await visitInTurn(stage, [app, staticSite], pages[name], runs) })
  }
  if (parts.includes('interaction')) {
    say(`Typing, choosing, adding and opening in ${pages.store}, ${runs} times …`)
    for (let run = 0; run < runs; run += 1) {
      measured.interactions.push(await interact(stage.browser, app))
      measured.bareKeys.push(await inStore(stage.browser, staticSite, typing))
    }
  }
  return measured
}

/** Once without counting, which compresses what is sent; then in turn, each the first as often as the second. */
async function visitInTurn(
  { browser }: Stage,
  [site, staticSite]: [Served, Served],
  path: string,
  runs: number,
): Promise<PageVisits> {
  const visits: PageVisits = { site: [], staticPage: [] }
  for (let run = 0; run <= runs; run += 1) {
    const one = async () => ({ site: await visitTwice(browser, site, path) })
    const other = async () => ({ staticPage: await visitTwice(browser, staticSite, path) })
    const results = run % 2 === 0 ? [await one(), await other()] : [await other(), await one()]
    if (run === 0) continue
    for (const result of results) {
      if ('site' in result) visits.site.push(result.site)
      else visits.staticPage.push(result.staticPage)
    }
  }
  return visits
}
