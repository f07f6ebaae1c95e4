import lighthouse from 'lighthouse'
import { routePaths } from '../../domain/site/routePaths'
import { type LocalDevEnvironment, startLocalDevEnvironment } from '../../emulators/localStack'
import { findFreePortOffset } from '../../emulators/ports'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { pagePaths } from '../pagePaths'
import type { BenchEnvironment } from '../benchEnvironment'

/** The categories of Lighthouse and the least score in each, of 100. */
export const minLighthouseScores = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
} as const

export type LighthouseCategory = keyof typeof minLighthouseScores
export type LighthouseScores = Record<LighthouseCategory, number>

/** What served a page: the benchmark, as Firebase Hosting would, or the emulators of `npm start`. */
export type LighthouseServer = 'bench' | 'npm start'

/** The scores of each run for a page. */
export type LighthouseResult = { server: LighthouseServer; path: string; runs: LighthouseScores[] }

const measuredPaths = [
  ...Object.values(pagePaths),
  ...[routePaths.request, routePaths.guides, routePaths.use('hair-care')],
]

// Lighthouse simulates its slow network itself, from a load over a fast one.
const fastLink = { bytesPerMs: Infinity, roundTripMs: 0 }

/** Runs Lighthouse with its mobile preset on the built site, and on the site of the local emulators, in turn. */
export async function measureLighthouse(
  environment: BenchEnvironment,
  buildFolder: string,
  runs: number,
  log: (line: string) => void,
): Promise<LighthouseResult[]> {
  const site = await environment.serveFolders([buildFolder], { link: fastLink })
  const local = await startLocalSite(environment.cleanups, log)
  const origins = { bench: site.origin, 'npm start': local.siteUrl }
  const servers: LighthouseServer[] = ['bench', 'npm start']
  const results = servers.flatMap((server) =>
    measuredPaths.map((path): LighthouseResult => ({ server, path, runs: [] })),
  )
  for (let run = 0; run < runs; run += 1)
    for (const { server, path, runs: scores } of results)
      scores.push(await runLighthouse(origins[server] + path, environment.debuggingPort))
  await Promise.all([site.stop(), local.stop()])
  return results
}

async function startLocalSite(
  cleanups: CleanupStack,
  log: (line: string) => void,
): Promise<LocalDevEnvironment> {
  const local = await startLocalDevEnvironment({
    portOffset: await findFreePortOffset(800),
    hotReload: false,
    functions: 'called',
    rulesOf: 'allProjects',
    log,
    signal: new AbortController().signal,
  })
  cleanups.add(local.stop)
  return local
}

async function runLighthouse(url: string, port: number): Promise<LighthouseScores> {
  const result = await lighthouse(url, { port, logLevel: 'error' })
  const getScore = (category: LighthouseCategory) => {
    const score = result?.lhr.categories[category]?.score
    if (typeof score !== 'number') throw new Error(`Lighthouse gave ${url} no score for ${category}.`)
    return Math.round(score * 100)
  }
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    'best-practices': getScore('best-practices'),
    seo: getScore('seo'),
  }
}
