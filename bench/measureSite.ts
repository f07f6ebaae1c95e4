import { join } from 'node:path'
import { buildProductionSite } from './buildProductionSite'
import { writeStaticPages } from './static-page/writeStaticPages'
import {
  withProductListPage,
  measureInteractions,
  type InteractionResult,
} from './measure/measureInteractions'
import { visitTwice } from './measure/visitTwice'
import { type KeyAndTapTimings, measureTyping } from './measure/measurePresses'
import type { BenchOptions } from './benchOptions'
import { type PageName, pageNames, pagePaths } from './pagePaths'
import type { SiteAndStaticPageVisits } from './report/createPageLoadResultRows'
import type { ServedSite } from './serve/serveSite'
import type { BenchEnvironment } from './benchEnvironment'

/** The measurements of the site, and the paths whose built HTML is empty until scripts run. */
export type SiteMeasurements = {
  visits: { name: PageName; visits: SiteAndStaticPageVisits }[]
  interactions: InteractionResult[]
  /** The times of key presses in the search box of the static page, which has no scripts. */
  staticPageKeys: KeyAndTapTimings[]
  emptyPaths: string[]
}

/** Builds the site and a static copy of its pages without scripts, and measures both alternately. */
export async function measureSite(
  environment: BenchEnvironment,
  { runs, parts }: BenchOptions,
  log: (line: string) => void,
): Promise<SiteMeasurements> {
  const [buildFolder, staticFolder] = [join(environment.folder, 'site'), join(environment.folder, 'static')]
  log('Building the site …')
  await buildProductionSite(buildFolder, environment.cleanups)
  const app = await environment.serveFolders([buildFolder])
  const names = pageNames.filter((name) => parts.includes(name))
  const paths = pageNames
    .filter((name) => parts.includes(name) || (name === 'store' && parts.includes('interaction')))
    .map((name) => pagePaths[name])
  const emptyPaths = await writeStaticPages(paths, buildFolder, staticFolder, {
    browser: environment.browser,
    app,
  })
  const staticSite = await environment.serveFolders([buildFolder, staticFolder])
  const measurements: SiteMeasurements = { visits: [], interactions: [], staticPageKeys: [], emptyPaths }
  for (const name of names) {
    log(`Loading ${pagePaths[name]} ${runs} times beside its static page …`)
    measurements.visits.push({
      name,
      visits: await visitAlternately(environment, [app, staticSite], pagePaths[name], runs),
    })
  }
  if (parts.includes('interaction')) {
    log(`Typing, choosing, adding and opening in ${pagePaths.store}, ${runs} times …`)
    for (let run = 0; run < runs; run += 1) {
      measurements.interactions.push(await measureInteractions(environment.browser, app))
      measurements.staticPageKeys.push(
        await withProductListPage(environment.browser, staticSite, measureTyping),
      )
    }
  }
  return measurements
}

/** Visits the site and its static copy in turn. The first round is not counted: it fills the server's cache. */
async function visitAlternately(
  { browser }: BenchEnvironment,
  [site, staticSite]: [ServedSite, ServedSite],
  path: string,
  runs: number,
): Promise<SiteAndStaticPageVisits> {
  const visits: SiteAndStaticPageVisits = { site: [], staticPage: [] }
  for (let run = 0; run <= runs; run += 1) {
    const visitSite = async () => ({ site: await visitTwice(browser, site, path) })
    const visitStaticPage = async () => ({ staticPage: await visitTwice(browser, staticSite, path) })
    const results =
      run % 2 === 0
        ? [await visitSite(), await visitStaticPage()]
        : [await visitStaticPage(), await visitSite()]
    if (run === 0) continue
    for (const result of results) {
      if ('site' in result) visits.site.push(result.site)
      else visits.staticPage.push(result.staticPage)
    }
  }
  return visits
}
