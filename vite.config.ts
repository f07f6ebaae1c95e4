import { join } from 'node:path'
import { defineConfig } from 'vite'
import { createSiteViteConfig } from './site-build/createSiteViteConfig'

/** Builds write dist/, or the folder in OUT_DIR; in the mode `emulators` they are for the local stack. */
export default defineConfig(({ mode }) =>
  createSiteViteConfig({
    mode,
    outDir: process.env.OUT_DIR ?? join(import.meta.dirname, 'dist'),
    // Tests do not change the sources: they fail if the committed firebase.json does not fit the style sheets.
    styleHashes: process.env.VITEST === undefined ? 'write' : 'check',
  }),
)
