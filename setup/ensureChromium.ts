import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

const headlessShellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macChromePath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds or installs a Chromium for the browser tests; the variable CHROMIUM_PATH overrides the search. A headless shell
 * is preferred, because the tests run faster in it.
 */
export function ensureChromium(): string {
  const program =
    findConfiguredChromium() ??
    findOnPath(headlessShellNames) ??
    installDebianPackage() ??
    findOtherBrowser() ??
    installPlaywrightChromium()
  if (program !== undefined) return program
  throw new Error(
    'The browser tests need a Chromium, and none could be installed here. ' +
      'Install Chromium or Chrome and run npm test again, naming it in CHROMIUM_PATH if it is not on PATH.',
  )
}

function findConfiguredChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  return path !== undefined && existsSync(path) ? path : undefined
}

function findOnPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((program) => join(folder, program))).find(existsSync)
}

function findOtherBrowser(): string | undefined {
  return findOnPath(browserNames) ?? [macChromePath, chromium.executablePath()].find(existsSync)
}

function installDebianPackage(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing Debian's chromium-headless-shell for the browser tests …")
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']
  spawnSync('apt-get', install, { stdio: 'inherit' })
  return findOnPath(headlessShellNames)
}

function installPlaywrightChromium(): string | undefined {
  console.log("Installing Playwright's Chromium for the browser tests …")
  const program = join(import.meta.dirname, '../node_modules/.bin/playwright-core')
  spawnSync(program, ['install', 'chromium'], { stdio: 'inherit' })
  return findOtherBrowser()
}
