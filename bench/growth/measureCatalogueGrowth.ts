import { join } from 'node:path'
import { withProductListPage } from '../measure/measureInteractions'
import { type PageLoad, visitTwice } from '../measure/visitTwice'
import { measureCategoryChoice, type KeyAndTapTimings, measureTyping } from '../measure/measurePresses'
import { pagePaths } from '../pagePaths'
import { listSiteFiles } from '../../packages/browser-and-line-simulator/serve/listSiteFiles'
import type { BenchEnvironment } from '../benchEnvironment'
import { runExpandedBuild } from './runExpandedBuild'
import { type SearchIndexSize, measureSearchIndexSize } from './measureSearchIndexSize'

export type CatalogueGrowthResult = {
  products: number
  buildMs: number
  index: SearchIndexSize
  loads: PageLoad[]
  keys: KeyAndTapTimings[]
  categories: KeyAndTapTimings[]
}

const catalogueSizes = [107, 1000, 10_000]

/** Builds the site with catalogues of growing size and measures the product list of each. */
export async function measureCatalogueGrowth(
  environment: BenchEnvironment,
  runs: number,
  log: (line: string) => void,
): Promise<CatalogueGrowthResult[]> {
  const results: CatalogueGrowthResult[] = []
  for (const products of catalogueSizes) {
    log(`Building and measuring the list of ${products} products …`)
    results.push(await measureCatalogueSize(environment, products, runs))
  }
  return results
}

async function measureCatalogueSize(
  environment: BenchEnvironment,
  products: number,
  runs: number,
): Promise<CatalogueGrowthResult> {
  const folder = join(environment.folder, `of-${products}`)
  const buildMs = await runExpandedBuild(folder, products, environment.cleanups)
  const site = await environment.serveFolders([folder])
  const result: CatalogueGrowthResult = {
    ...{ products, buildMs, index: await measureSearchIndexSize(await listSiteFiles(folder)) },
    ...{ loads: [], keys: [], categories: [] },
  }
  await visitTwice(environment.browser, site, pagePaths.store)
  for (let run = 0; run < runs; run += 1) {
    result.loads.push((await visitTwice(environment.browser, site, pagePaths.store)).first)
    await withProductListPage(environment.browser, site, async (page, waitForIdle) => {
      result.keys.push(await measureTyping(page, waitForIdle))
      result.categories.push(await measureCategoryChoice(page))
    })
  }
  await site.stop()
  return result
}
