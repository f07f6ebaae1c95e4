import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import {
  createPhoneContext,
  openThrottledTab,
} from '../../packages/browser-and-line-simulator/browse/throttledBrowser'
import { waitUntilPageIdle } from '../../packages/browser-and-line-simulator/browse/waitUntilPageIdle'
import { toPageFile } from '../pagePaths'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import { hasEmptyRootElement, removeScripts } from './staticHtml'

/** Writes static copies of pages. A browser renders pages with empty built HTML, whose paths are returned. */
export async function writeStaticPages(
  paths: readonly string[],
  build: string,
  folder: string,
  { browser, app }: { browser: Browser; app: ServedSite },
): Promise<string[]> {
  const emptyPaths: string[] = []
  for (const path of paths) {
    const builtHtml = await readFile(join(build, toPageFile(path)), 'utf8')
    const isEmpty = hasEmptyRootElement(builtHtml)
    if (isEmpty) emptyPaths.push(path)
    const html = isEmpty ? await renderPage(browser, app, path) : builtHtml
    const file = join(folder, toPageFile(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, removeScripts(html))
  }
  return emptyPaths
}

async function renderPage(browser: Browser, app: ServedSite, path: string): Promise<string> {
  const context = await createPhoneContext(browser)
  const { page } = await openThrottledTab(context)
  await page.goto(app.origin + path)
  await waitUntilPageIdle(page, app.traffic)
  const html = await page.content()
  await context.close()
  return html.replaceAll(app.origin, '')
}
