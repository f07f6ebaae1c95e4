import lighthouse from 'lighthouse'
import { routePaths } from '../../domain/site/routePaths'
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

/** The scores of each run for a page. */
export type LighthouseResult = { path: string; runs: LighthouseScores[] }

const measuredPaths = [...Object.values(pagePaths), routePaths.request]

// Lighthouse simulates its slow network itself, from a load over a fast one.
const fastLink = { bytesPerMs: Infinity, roundTripMs: 0 }

/** Runs Lighthouse with its mobile preset on the built site. */
export async function measureLighthouse(
  environment: BenchEnvironment,
  buildFolder: string,
  runs: number,
): Promise<LighthouseResult[]> {
  const site = await environment.serveFolders([buildFolder], { link: fastLink })
  const results: LighthouseResult[] = measuredPaths.map((path) => ({ path, runs: [] }))
  for (let run = 0; run < runs; run += 1)
    for (const result of results)
      result.runs.push(await runLighthouse(site.origin + result.path, environment.debuggingPort))
  await site.stop()
  return results
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
