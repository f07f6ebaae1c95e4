import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, a headless shell (Chromium without a window to draw: the tests
 * take two thirds of the time in it), any other on this machine, or Playwright's own. What is missing is installed, as
 * Debian's package when we are root there, else by Playwright. Throws what to do when none of it works.
 */
export function demandChromium(): string {
  const found = named() ?? onPath(shellNames) ?? installDebianPackage() ?? anyOther() ?? installPlaywrights()
  if (found !== undefined) return found
  throw new Error(
    'The browser tests need a Chromium, and none could be installed here. ' +
      'Install Chromium or Chrome and run npm test again, naming it in CHROMIUM_PATH if it is not on PATH.',
  )
}

function named(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  return path !== undefined && existsSync(path) ? path : undefined
}

function onPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(existsSync)
}

function anyOther(): string | undefined {
  return onPath(names) ?? [onMac, chromium.executablePath()].find(existsSync)
}

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing Debian's chromium-headless-shell for the browser tests …")
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
  spawnSync('apt-get', install, { stdio: 'inherit' })
  return onPath(shellNames)
}

function installPlaywrights(): string | undefined {
  console.log("Installing Playwright's Chromium for the browser tests …")
  const program = join(import.meta.dirname, '../node_modules/.bin/playwright-core')
  spawnSync(program, ['install', 'chromium'], { stdio: 'inherit' })
  return anyOther()
}
