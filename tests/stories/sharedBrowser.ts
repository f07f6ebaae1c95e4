import { chromium } from 'playwright-core'
import { BrowserContextPool } from './browserContextPool'

// This list replaces Playwright's list of disabled Chromium features, so it repeats most of that list. We added only
// the last feature: spare processes, together with one process per site, use a fifth of the tests' time.
const disabledFeatures = [
  'AcceptCHFrame',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'SpareRendererForSitePerProcess',
]

// Some of these arguments stop Chromium's own network requests, such as update checks, because tests must not depend on
// them.
const chromiumArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-site-isolation-trials',
  // All pages share one renderer process, because starting a process takes longer than loading a page of the site.
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  // Draw in few large tiles, and only what is in view: a page then costs a seventh less processor time.
  '--default-tile-width=1440',
  '--default-tile-height=1024',
  '--force-gpu-mem-available-mb=8',
]

let contexts: Promise<BrowserContextPool> | undefined

/**
 * The browser contexts of this test process. The first test launches Chromium, all test files of the process share it
 * (`isolate: false`), and Playwright closes it when the process ends.
 */
export function getBrowserContexts(): Promise<BrowserContextPool> {
  contexts ??= launchBrowser()
  return contexts
}

async function launchBrowser(): Promise<BrowserContextPool> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  return new BrowserContextPool(await chromium.launch({ executablePath, args: chromiumArgs }))
}
