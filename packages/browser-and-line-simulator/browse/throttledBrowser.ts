import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

const probePath = join(import.meta.dirname, 'probe.js')
const cpuSlowdown = 4
const phoneOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/** Starts a Chromium that trusts the certificate with this key hash: service workers need a trusted origin. */
export function launchChromium(
  executablePath: string,
  keyHash: string,
  args: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // The benchmark closes the browser itself when it is interrupted.
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      `--ignore-certificate-errors-spki-list=${keyHash}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
}

/** What a browser has stored, such as a session; playwright-core's storage state. */
export type StoredData = NonNullable<Exclude<BrowserContextOptions['storageState'], string>>

/** Creates a browser context that emulates a phone, by default without stored data. */
export function createPhoneContext(browser: Browser, storedData?: StoredData): Promise<BrowserContext> {
  return createContext(browser, { ...phoneOptions, ...(storedData && { storageState: storedData }) })
}

/** Creates a browser context that emulates a wide screen. */
export function createWideContext(browser: Browser, storedData?: StoredData): Promise<BrowserContext> {
  return createContext(browser, {
    viewport: { width: 1440, height: 900 },
    ...(storedData && { storageState: storedData }),
  })
}

async function createContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript({ path: probePath })
  return context
}

/** A browser tab, and the number of bytes (headers and bodies) that the browser reports as downloaded. */
export type ThrottledTab = { page: Page; getDownloadedBytes: () => number }

/** Opens a browser tab with the CPU slowed down four times. */
export async function openThrottledTab(context: BrowserContext): Promise<ThrottledTab> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return { page, getDownloadedBytes: () => bytes }
}
