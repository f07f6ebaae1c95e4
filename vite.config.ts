import { join } from 'node:path'
import { defineConfig } from 'vite'
import { createSiteViteConfig } from './site-build/createSiteViteConfig'

/** `vite build` writes dist/, or the folder in OUT_DIR; `--mode emulators` builds for the local stack. */
export default defineConfig(({ mode }) =>
  createSiteViteConfig({
    mode,
    outDir: process.env.OUT_DIR ?? join(import.meta.dirname, 'dist'),
    // Tests do not change the sources: they fail if the committed firebase.json does not fit the style sheets.
    styleHashes: process.env.VITEST === undefined ? 'write' : 'check',
  }),
)
