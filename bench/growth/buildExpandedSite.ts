import { build } from 'vite'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { createSiteViteConfig } from '../../site-build/createSiteViteConfig'
import { addSyntheticProducts } from './addSyntheticProducts'

// Usage: node setup/run.mjs bench/growth/buildExpandedSite.ts PRODUCT_COUNT OUT_DIR [emulators]
// For emulators, VITE_PORT_OFFSET is the offset of their ports.

const [count = '', outDir, mode = 'production'] = process.argv.slice(2)
if (!/^[1-9]\d{0,4}$/.test(count)) throw new Error(`'${count}' is no number of products from 1 to 99999.`)
if (outDir === undefined) throw new Error('OUT_DIR is missing.')

const siteConfig = createSiteViteConfig({
  outDir,
  loadCatalogue: async (...args) =>
    addSyntheticProducts(await loadCatalogueWithPictures(...args), Number(count)),
})
await build({ ...siteConfig, configFile: false, mode, logLevel: 'warn' })
