import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Plugin } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { buildSite } from '../../emulators/site'
import { defaultPorts } from '../../emulators/ports'
import { siteUrl } from './browser'
import type { Line } from './line'

// Half a minute on a busy machine.
const buildTimeoutMs = 600_000

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** What is changed in it: its pages, and one screen's own file, say that they are of the second edition. */
const change: Plugin = {
  name: 'second-edition',
  transform(code, id) {
    const isChanged = /\/(?:main|ContactPage)\.tsx$/.test(id)
    return isChanged ? `${code}\ndocument.documentElement.dataset.edition = 'second'` : null
  },
}

/** Whether this page is of the second edition. */
export const isSecond = (page: Page) => page.locator('html[data-edition=second]').count()

/** Waits until the page is of the second edition. */
export const waitForSecond = (page: Page) => page.locator('html[data-edition=second]').waitFor()

/** Builds the site a second time; what it answers with publishes that one on a line. */
export function useSecondEdition(): (line: Line) => void {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'second-edition-'))
    const portOffset = Number(new URL(siteUrl()).port) - defaultPorts.hosting
    await buildSite(folder, portOffset, () => undefined, [change])
  }, buildTimeoutMs)
  afterAll(() => rm(folder, { recursive: true }))
  return ({ answerWith }) => {
    answerWith(({ url }, answer) => {
      void fileFor(folder, new URL(url ?? '', siteUrl()).pathname).then(({ status, type, body }) => {
        const isHashed = url?.startsWith('/assets/')
        const caching = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'
        answer.writeHead(status, { 'Content-Type': type, 'Cache-Control': caching }).end(body)
      })
    })
  }
}

/** A path's file, as Hosting finds it: pages by their clean addresses. */
async function fileFor(folder: string, path: string) {
  const name = path.endsWith('/') ? `${path}index.html` : extname(path) === '' ? `${path}.html` : path
  try {
    return { status: 200, type: types[extname(name)] ?? '', body: await readFile(join(folder, name)) }
  } catch {
    return { status: 404, type: 'text/html', body: '' }
  }
}
