import { chromium } from 'playwright-core'
import { BrowserContextPool } from './browserContextPool'

// This list replaces Playwright's list of disabled features and repeats features of that list. Only the last feature is
// ours: spare processes, together with one process per site, take a fifth of the run's time.
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

// Chromium looks for updates and suggestions on its own; the tests must not depend on that.
const chromiumArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-site-isolation-trials',
  // Each page reuses the process of the page before it: starting a process costs more than loading one of our pages.
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
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
