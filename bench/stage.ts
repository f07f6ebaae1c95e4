import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { root } from '../seed/folders'
import { demandChromium } from '../setup/chromium'
import { launch } from './browse/browser'
import { type Certificate, makeCertificate } from './serve/certificate'
import { Contents } from './serve/contents'
import { readHosting } from './serve/hosting'
import { type Served, serve } from './serve/serve'
import { siteFiles } from './serve/siteFiles'
import type { Stopping } from './stopping'

/** What every part of a run needs: a browser, a folder, and a way to serve builds to it. */
export type Stage = {
  browser: Browser
  folder: string
  stopping: Stopping
  /** Serves the files of these folders as Hosting would; those of a later folder hide the earlier. */
  serveFolders: (...folders: string[]) => Promise<Served>
}

/** Starts the browser and makes the folder; `stopping` ends and removes them. */
export async function setStage(stopping: Stopping): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'arielle-bench-'))
  stopping.add(() => rm(folder, { recursive: true, force: true }))
  const certificate = makeCertificate()
  const browser = await launch(demandChromium(), certificate.keyHash)
  stopping.add(() => browser.close())
  return { browser, folder, stopping, serveFolders: server(certificate, stopping) }
}

function server(certificate: Certificate, stopping: Stopping): Stage['serveFolders'] {
  const contents = new Contents()
  return async (...folders) => {
    const hosting = await readHosting(join(root, 'firebase.json'))
    const served = await serve({ files: await siteFiles(...folders), hosting, contents }, certificate)
    stopping.add(served.stop)
    return served
  }
}
