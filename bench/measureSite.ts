import { join } from 'node:path'
import { buildProductionSite } from './buildProductionSite'
import { writeHandWrittenPages, readHandWrittenStyle } from './hand-written/writeHandWrittenPages'
import { type LighthouseResult, measureLighthouse } from './lighthouse/measureLighthouse'
import {
  withProductListPage,
  measureInteractions,
  type InteractionResult,
} from './measure/measureInteractions'
import { type KeyAndTapTimings, measureTyping } from './measure/measurePresses'
import { type PageVersion, type VisitsByVersion, visitInTurn } from './measure/visitInTurn'
import { type BenchOptions, getLighthouseRuns } from './benchOptions'
import { type PageName, pageNames, pagePaths, toPageFile } from './pagePaths'
import type { ServedSite } from '../packages/browser-and-line-simulator/serve/serveSite'
import { writeStaticPages } from './static-page/writeStaticPages'
import type { BenchEnvironment } from './benchEnvironment'
import { writeEmptySnapshot } from './writeSnapshot'

/** The measurements of the site, and the paths whose built HTML is empty until scripts run. */
export type SiteMeasurements = {
  visits: { name: PageName; visits: VisitsByVersion }[]
  interactions: InteractionResult[]
  /** The times of key presses in the search box of the static page, which has no scripts. */
  staticPageKeys: KeyAndTapTimings[]
  lighthouse: LighthouseResult[]
  emptyPaths: string[]
}

type Servers = Record<PageVersion, ServedSite>

/** Builds the site, a static copy of its pages and hand-written pages, and measures them in turn. */
export async function measureSite(
  environment: BenchEnvironment,
  options: BenchOptions,
  log: (line: string) => void,
): Promise<SiteMeasurements> {
  const { runs, parts } = options
  const buildFolder = join(environment.folder, 'site')
  log('Building the site …')
  await buildProductionSite(buildFolder, environment.cleanups)
  await writeEmptySnapshot(buildFolder)
  const { servers, emptyPaths } = await servePageVersions(environment, buildFolder)
  const visits: SiteMeasurements['visits'] = []
  for (const name of pageNames.filter((page) => parts.includes(page))) {
    log(`Loading ${pagePaths[name]} ${runs} times, in turn with its static and its hand-written page …`)
    visits.push({ name, visits: await visitInTurn(environment.browser, servers, pagePaths[name], runs) })
  }
  if (parts.includes('interaction'))
    log(`Typing, choosing, adding and opening in ${pagePaths.store}, ${runs} times …`)
  const interactions = await measureAllInteractions(environment, servers, options)
  if (parts.includes('lighthouse')) log(`Lighthouse, ${getLighthouseRuns(options)} times …`)
  return {
    ...{ visits, ...interactions, emptyPaths },
    lighthouse: parts.includes('lighthouse')
      ? await measureLighthouse(environment, buildFolder, getLighthouseRuns(options), log)
      : [],
  }
}

async function servePageVersions(
  environment: BenchEnvironment,
  buildFolder: string,
): Promise<{ servers: Servers; emptyPaths: string[] }> {
  const [staticFolder, handWrittenFolder] = ['static', 'hand-written'].map((name) =>
    join(environment.folder, name),
  ) as [string, string]
  const site = await environment.serveFolders([buildFolder])
  const emptyPaths = await writeStaticPages(Object.values(pagePaths), buildFolder, staticFolder, {
    browser: environment.browser,
    app: site,
  })
  await writeHandWrittenPages(buildFolder, handWrittenFolder)
  const handWrittenStyle = await readHandWrittenStyle()
  const servers = {
    site,
    staticPage: await environment.serveFolders([buildFolder, staticFolder]),
    handWritten: await environment.serveFolders([buildFolder, handWrittenFolder], {
      styledPages: Object.values(pagePaths).map((path) => ({
        fileName: toPageFile(path).slice(1),
        styles: [handWrittenStyle],
      })),
    }),
  }
  return { servers, emptyPaths }
}

async function measureAllInteractions(
  { browser }: BenchEnvironment,
  { site, staticPage }: Servers,
  { runs, parts }: BenchOptions,
): Promise<Pick<SiteMeasurements, 'interactions' | 'staticPageKeys'>> {
  const interactions: InteractionResult[] = []
  const staticPageKeys: KeyAndTapTimings[] = []
  for (let run = 0; parts.includes('interaction') && run < runs; run += 1) {
    interactions.push(await measureInteractions(browser, site))
    staticPageKeys.push(await withProductListPage(browser, staticPage, measureTyping))
  }
  return { interactions, staticPageKeys }
}
