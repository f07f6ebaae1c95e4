import { join } from 'node:path'
import { buildSite } from '../build'
import { inStore } from '../measure/interaction'
import { type Load, visitTwice } from '../measure/load'
import { choosing, type Presses, typing } from '../measure/pressing'
import { pages } from '../pages'
import { siteFiles } from '../serve/siteFiles'
import type { Stage } from '../stage'
import { type IndexBytes, indexBytes } from './indexBytes'

/** What a catalogue of one size costs. */
export type Grown = {
  products: number
  buildMs: number
  index: IndexBytes
  loads: Load[]
  keys: Presses[]
  categories: Presses[]
}

const sizes = [107, 1000, 10_000]

/** Builds the site with catalogues of growing size, and measures the list of each. */
export async function measureGrowth(
  stage: Stage,
  runs: number,
  say: (line: string) => void,
): Promise<Grown[]> {
  const grown: Grown[] = []
  for (const products of sizes) {
    say(`Building and measuring the list of ${products} products …`)
    grown.push(await measureSize(stage, products, runs))
  }
  return grown
}

async function measureSize(stage: Stage, products: number, runs: number): Promise<Grown> {
  const folder = join(stage.folder, `of-${products}`)
  const buildMs = await buildSite(folder, stage.stopping, { PRODUCTS: String(products) })
  const site = await stage.serveFolders(folder)
  const size: Grown = {
    ...{ products, buildMs, index: await indexBytes(await siteFiles(folder)) },
    ...{ loads: [], keys: [], categories: [] },
  }
  await visitTwice(stage.browser, site, pages.store)
  for (let run = 0; run < runs; run += 1) {
    size.loads.push((await visitTwice(stage.browser, site, pages.store)).first)
    await inStore(stage.browser, site, async (page, settle) => {
      size.keys.push(await typing(page, settle))
      size.categories.push(await choosing(page))
    })
  }
  await site.stop()
  return size
}
