import { join } from 'node:path'
import { defineConfig } from 'vite'
import { createSiteViteConfig } from './site-build/createSiteViteConfig'

/** Builds write dist/, or the folder in OUT_DIR; in the mode `emulators` they are for the local stack. */
export default defineConfig(
  createSiteViteConfig({ outDir: process.env.OUT_DIR ?? join(import.meta.dirname, 'dist') }),
)
