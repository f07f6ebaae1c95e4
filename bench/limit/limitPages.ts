import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { newPhone, slowTab } from '../browse/browser'
import { untilQuiet } from '../browse/quiet'
import { fileOf } from '../pages'
import type { Served } from '../serve/serve'
import { isEmpty } from './staticPage'
import { writeLimit } from './writeLimit'

/**
 * Writes the static page of each path into a folder: from the HTML of the build or, where that is empty, from what the
 * program draws. Answers the paths whose HTML is empty.
 */
export async function writeLimits(
  paths: readonly string[],
  build: string,
  folder: string,
  { browser, app }: { browser: Browser; app: Served },
): Promise<string[]> {
  const empty: string[] = []
  for (const path of paths) {
    const built = await readFile(join(build, fileOf(path)), 'utf8')
    if (isEmpty(built)) empty.push(path)
    await writeLimit(isEmpty(built) ? await drawn(browser, app, path) : built, path, build, folder)
  }
  return empty
}

async function drawn(browser: Browser, app: Served, path: string): Promise<string> {
  const phone = await newPhone(browser)
  const { page } = await slowTab(phone)
  await page.goto(app.origin + path)
  await untilQuiet(page, app.visits)
  const html = await page.content()
  await phone.close()
  return html.replaceAll(app.origin, '')
}
