import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { loadCatalogue } from './seed/catalogue/loadCatalogue'
import { catalogue } from './seed/site/catalogue'
import { pages } from './web/app/build/pages'
import { signInFrame } from './web/app/build/signInFrame'
import { worker } from './web/app/build/worker'

const root = join(import.meta.dirname, 'web')

// What several screens share comes in few files.
const sharedParts = [{ name: 'shared', test: /\/web\/(?:domain|ui)\/(?!toaster)/, minShareCount: 2 }]

// reactfire's one file imports every Firebase product. Firebase's packages register themselves where their functions
// stand, so a product that nothing uses can go: without this a signed-in visitor would download all of them.
const treeshake = {
  moduleSideEffects: [{ test: /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//, sideEffects: false }],
}

/** `vite build` writes dist/ (OUT_DIR or --outDir elsewhere); `--mode emulators` builds for the local stack. */
export default defineConfig({
  root,
  resolve: { alias: { 'firebase/database': join(root, 'data/firebase/noDatabase.ts') } },
  plugins: [
    react(),
    catalogue(),
    pages(async () => (await loadCatalogue()).products),
    signInFrame(join(import.meta.dirname, 'firebase.json')),
    worker(),
  ],
  build: {
    outDir: process.env.OUT_DIR ?? join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // Every browser that the site is built for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: sharedParts } },
      // Reading the catalogue is most of a build that takes seconds: no news.
      checks: { bundlerTimings: false },
    },
  },
})
