import { join } from 'node:path'
import { defineConfig } from 'vite'
import { createSiteConfig } from './site-build/createSiteConfig'

/** `vite build` writes dist/, or the folder in OUT_DIR; `--mode emulators` builds for the local stack. */
export default defineConfig(({ mode }) =>
  createSiteConfig({ mode, outDir: process.env.OUT_DIR ?? join(import.meta.dirname, 'dist') }),
)
