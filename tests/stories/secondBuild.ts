import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { prepareEmulatorSite } from '../../emulators/emulatorSite'
import { writeChecksums } from '../../site-build/service-worker/writeChecksums'
import { getSiteUrl } from './setUpBrowser'
import type { SiteProxy } from './siteProxy'
import { isDeskAddress } from '../../domain/site/deskPath'
import { deskWorkerPath } from '../../web/browser/serviceWorkerConfig'
import { defaultEmulatorPorts } from '../../domain/firebase/localProject'

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** Returns 1 when the page runs the second build of the site, otherwise 0. */
export const countUpdatedSitePages = (page: Page) => page.locator('html[data-edition=second]').count()

/** Waits until the page runs the second build of the site. */
export const waitForUpdatedSite = (page: Page) => page.locator('html[data-edition=second]').waitFor()

/** Creates a second build of the site before the tests. Returns a function that serves this build through a proxy. */
export function setUpUpdatedSite(): (line: SiteProxy) => void {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'second-edition-'))
    const portOffset = Number(new URL(getSiteUrl()).port) - defaultEmulatorPorts.hosting
    await prepareEmulatorSite(folder, portOffset, () => undefined)
    await renameScripts(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))
  return ({ respondWith }) => {
    respondWith(({ url }, answer) => {
      void readSiteFile(folder, new URL(url ?? '', getSiteUrl()).pathname).then(({ status, type, body }) => {
        const isHashed = url?.startsWith('/assets/')
        const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
        answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body)
      })
    })
  }
}

/** Reads the site's file for a URL path, as Firebase Hosting does: for a path without an extension, the .html file. */
export async function readSiteFile(folder: string, path: string) {
  const name = path.endsWith('/') ? `${path}index.html` : extname(path) === '' ? `${path}.html` : path
  try {
    return { status: 200, type: contentTypes[extname(name)] ?? '', body: await readFile(join(folder, name)) }
  } catch {
    return { status: 404, type: 'text/html', body: '' }
  }
}

/**
 * Changes a built site as a new release does: the entry and one screen get other code, and every script gets another
 * name, because scripts contain the names of changed scripts.
 */
async function renameScripts(folder: string): Promise<void> {
  const assets = join(folder, 'assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const changed = scripts.filter((file) => /^(?:site|AboutPage)-/.test(file))
  expect(changed).toHaveLength(2)
  for (const file of changed) {
    await appendFile(join(assets, file), "\ndocument.documentElement.dataset.edition = 'second'")
  }
  const files = await readdir(folder, { recursive: true })
  // The desk has scripts of the same names, and is no part of this.
  const isChanged = (name: string) =>
    /\.(?:html|js)$/.test(name) && !isDeskAddress(`/${name}`) && `/${name}` !== deskWorkerPath
  for (const file of files.filter(isChanged)) {
    let text = await readFile(join(folder, file), 'utf8')
    for (const script of scripts) text = text.replaceAll(script, toSecondName(script))
    await writeFile(join(folder, file), text)
  }
  await Promise.all(scripts.map((file) => rename(join(assets, file), join(assets, toSecondName(file)))))
  await writeChecksums(folder)
}

/** 'site-BVZlO30V.js' becomes 'site-2-BVZlO30V.js'. */
function toSecondName(script: string): string {
  return script.replace(/(?=-[\w-]{8}\.js$)/, '-2')
}
