import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const probePath = join(import.meta.dirname, 'probe.js')
const cpuSlowdown = 4
const phoneOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/** Starts Chromium, which trusts the certificate of this key: service workers need a trusted origin. */
export function launchChromium(executablePath: string, keyHash: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // The run closes the browser itself when it is interrupted.
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
    ],
  })
}

/** Creates the context of a phone without stored data. */
export async function createPhoneContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phoneOptions)
  await context.addInitScript({ path: probePath })
  return context
}

/** A tab and the number of bytes, bodies and headers, that the browser reports as downloaded. */
export type ThrottledTab = { page: Page; getDownloadedBytes: () => number }

/** Opens a tab whose CPU is slowed down four times. */
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
