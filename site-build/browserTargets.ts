import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../seed/projectFolders'

const { browserslist } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  browserslist: string[]
}

/** The browsers of package.json's browserslist for Vite, to which Samsung Internet 15 is Chrome 90. */
export const browserTargets = browserslist
  .filter((browser) => !browser.startsWith('samsung'))
  .map((browser) => browser.replace(' >= ', ''))
