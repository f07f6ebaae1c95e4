import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildFunctions } from '../../functions/build/buildFunctions'
import { type FileAnswer, sendFileAnswer } from '../../functions/catalogue/fileAnswer'
import { projectRoot } from '../../seed/projectFolders'

type Config = { hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] } }

const firebaseJson = await readFile(join(projectRoot, 'firebase.json'), 'utf8')
const [siteRule] = (JSON.parse(firebaseJson) as Config).hosting.headers
const ofPages = (siteRule?.headers ?? []).filter(({ key }) => key !== 'Cache-Control')

async function send(answer: () => Promise<FileAnswer>): Promise<Record<string, string>> {
  let sent = {}
  const response = { set: (headers: object) => (sent = headers), status: () => 0, send: () => 0 }
  await sendFileAnswer(answer)({}, response)
  return sent
}

const answer = (headers: Record<string, string>) => () => Promise.resolve({ status: 404, headers, body: '' })

test('a page that a function answers has the headers of the site, and its own time of keeping', async () => {
  const caching = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' }
  expect(ofPages.map(({ key }) => key)).toContain('Content-Security-Policy')
  expect(await send(answer(caching))).toEqual({
    ...Object.fromEntries(ofPages.map(({ key, value }) => [key, value])),
    ...caching,
  })
})

test('an answer without a type, which browsers may show as a page, has them, also after a failure', async () => {
  for (const each of [answer({}), () => Promise.reject(new Error('down'))])
    expect(await send(each)).toHaveProperty('Content-Security-Policy')
})

test('a picture has no headers of pages, and is never taken for one', async () =>
  expect(await send(answer({ 'Content-Type': 'image/webp' }))).toEqual({
    'Content-Type': 'image/webp',
    'X-Content-Type-Options': 'nosniff',
  }))

test('functions that are built have the headers of the configuration that they are deployed with', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const deployed = join(folder, 'firebase.deploy.json')
  await writeFile(deployed, firebaseJson.replace("style-src 'self'", "style-src 'sha256-ofThisBuild'"))
  await buildFunctions(join(folder, 'dist'), { firebaseJson: deployed })
  const bundle = await readFile(join(folder, 'dist/index.js'), 'utf8')
  expect(bundle).toContain("style-src 'sha256-ofThisBuild'")
  expect(bundle).not.toContain("style-src 'self'")
})
