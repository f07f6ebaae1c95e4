import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const probe = join(import.meta.dirname, 'probe.js')
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Starts Chromium; the key is the only one that it trusts without asking, so that service workers work too. */
export function launch(executablePath: string, keyHash: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // An interrupted run stops the browser itself, after what it has begun.
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

/** A browser that has never been anywhere: a phone with nothing kept. */
export async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(phone)
  await context.addInitScript({ path: probe })
  return context
}

/** A tab, and how many bytes its page has downloaded as the browser counts them: bodies and headers. */
export type Tab = { page: Page; downloaded: () => number }

/** A tab on a processor four times as slow as this one. */
export async function slowTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return { page, downloaded: () => bytes }
}
