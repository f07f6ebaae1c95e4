import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogue } from './seed/site/catalogue'
import { scenes } from './seed/site/scenes'
import { siteContent } from './seed/site/siteContent'
import { pages } from './web/app/build/pages'
import { lateFirestore } from './web/app/build/lateFirestore'
import { leanRouter } from './web/app/build/leanRouter'
import { signInFrame } from './web/app/build/signInFrame'
import { startUp } from './web/app/build/startUp'
import { worker } from './web/app/build/worker'

const root = join(import.meta.dirname, 'web')

// What every page needs comes in two files, of which one changes rarely; what several screens share comes in few.
const atStart = startUp()
const onMostScreens =
  /\/web\/(?:ui\/(?:Band|BlurImage|Heading|savesData|useSmallPictures|useTypedEarly|veil)|domain\/(?:picture|saveData|paging))\./
const sharedParts = [
  {
    name: 'libraries',
    test: (id: string) => atStart.has(id) && id.includes('/node_modules/'),
  },
  { name: 'site', test: (id: string) => atStart.has(id) || onMostScreens.test(id) },
  // What is said of requests that were sent, and of lists that meet, belongs to no first visit.
  {
    name: 'sent',
    test: /\/web\/domain\/(?:answer|lagos|reply|requestAgain|sent|status)/,
    minShareCount: 2,
  },
  // What is still to be sent is not fetched by those who look at what was.
  {
    name: 'outgoing',
    test: /\/web\/domain\/(?:enquiry|letter|outbox|outgoing|request\.|typed\.)/,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/web\/domain\/(?:accountListMessages|editing|guest|merged|productsText|sharedList)/,
    minShareCount: 2,
  },
  {
    name: 'catalogue',
    test: /\/web\/features\/catalogue\/(?:heads|productLink|useFetched)/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /\/web\/(?:ui\/Text|domain\/(?:account|inApp))/,
    minShareCount: 2,
  },
  { name: 'shared', test: /\/web\/(?:domain|ui)\/(?!toaster)/, minShareCount: 2 },
]

// reactfire's one file imports every Firebase product. Firebase's packages register themselves where their functions
// stand, so a product that nothing uses can go: without this a signed-in visitor would download all of them.
const treeshake = {
  moduleSideEffects: [{ test: /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//, sideEffects: false }],
}

const sitePlugins = () => [react(), catalogue(), scenes()]

/** `vite build` writes dist/ (OUT_DIR or --outDir elsewhere); `--mode emulators` builds for the local stack. */
export default defineConfig(({ mode }) => ({
  root,
  resolve: {
    alias: {
      'firebase/database': join(root, 'data/firebase/noDatabase.ts'),
      re2js: join(root, 'data/firebase/noPatterns.ts'),
    },
  },
  plugins: [
    ...sitePlugins(),
    lateFirestore(),
    leanRouter(),
    atStart.plugin,
    pages(siteContent, sitePlugins),
    signInFrame(join(import.meta.dirname, 'firebase.json')),
    worker(),
  ],
  build: {
    outDir: process.env.OUT_DIR ?? join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    manifest: true,
    // Two in a hundred bytes smaller than the default leaves it: a first visit has a budget (tests/app/bundle.test.ts).
    minify: mode === 'production' ? 'terser' : 'oxc',
    terserOptions: { module: true, compress: { passes: 3, pure_getters: true } },
    // Every browser that the site is built for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      output: { codeSplitting: { groups: sharedParts } },
      // Reading the catalogue is most of a build that takes seconds: no news.
      checks: { bundlerTimings: false },
    },
  },
}))
