import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, one on this machine, or Playwright's own; else it is
 * installed, as Debian's package when we are root there, or by Playwright. Throws what to do when none of it works.
 */
export function demandChromium(): string {
  const found = find()
  if (found !== undefined) return found
  for (const install of [installDebianPackage, installPlaywrights]) {
    install()
    const installed = find()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be installed here. ' +
      'Install Chromium or Chrome and run npm test again, naming it in CHROMIUM_PATH if it is not on PATH.',
  )
}

function find(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  const named = process.env.CHROMIUM_PATH
  return [...(named ? [named] : []), ...onPath, onMac, chromium.executablePath()].find((path) =>
    existsSync(path),
  )
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log("Installing Debian's chromium for the browser tests …")
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
}

function installPlaywrights(): void {
  console.log("Installing Playwright's Chromium for the browser tests …")
  const program = join(import.meta.dirname, '../node_modules/.bin/playwright-core')
  spawnSync(program, ['install', 'chromium'], { stdio: 'inherit' })
}
