import { build } from 'vite'
import { prepareCatalogue } from '../../seed/prepareCatalogue'
import { createSiteConfig } from '../../site-build/createSiteConfig'
import { expandCatalogue } from './expandCatalogue'

// Usage: node setup/run.mjs bench/growth/buildExpandedSite.ts PRODUCT_COUNT OUT_DIR

const [count = '', outDir] = process.argv.slice(2)
if (!/^[1-9]\d{0,4}$/.test(count)) throw new Error(`'${count}' is no number of products from 1 to 99999.`)
if (outDir === undefined) throw new Error('OUT_DIR is missing.')

const siteConfig = createSiteConfig({
  mode: 'production',
  outDir,
  loadCatalogue: async (...args) => expandCatalogue(await prepareCatalogue(...args), Number(count)),
})
await build({ ...siteConfig, configFile: false, mode: 'production', logLevel: 'warn' })
