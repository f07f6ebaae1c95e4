import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deskAssetsFolder } from '../../../domain/site/deskPath'
import { parseWorkerScript } from '../../../site-build/service-worker/workerScript'
import { readProductionBuild } from './productionBuild'

const assetPattern = /\bassets\/[\w./-]+?\.(?:js|css)\b/g
const isDeskFile = (fileName: string) => fileName.startsWith(`${deskAssetsFolder}/`)

const site = readProductionBuild()
const shopPages = [...listIndexedPages(), ...listOtherPages()]

function listIndexedPages(): string[] {
  const locations = [
    ...site.read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+\/([^<?]*)(?:\?[^<]*)?<\/loc>/g),
  ]
  return locations.map(([, path = '']) => (path === '' ? 'index.html' : `${path}.html`))
}

function listOtherPages(): string[] {
  const accountPages = ['login-account', 'register-account', 'recover-password', 'change-password']
  return [...accountPages, 'my-requests', 'confirm-list', '404', 'shell'].map((name) => `${name}.html`)
}

/** A file and every script and style sheet that it names, imports or preloads, and what those do in turn. */
function findReachableFiles(entryFile: string): string[] {
  const reachable = new Set([entryFile])
  for (const fileName of reachable) {
    const names = [...site.read(fileName).matchAll(assetPattern)].map(([name]) => name)
    for (const name of [...names, ...findImports(fileName)]) reachable.add(name)
  }
  return [...reachable]
}

// Scripts name each other by paths relative to their own folder.
function findImports(fileName: string): string[] {
  if (!fileName.endsWith('.js')) return []
  const folder = new URL(fileName, 'http://site/')
  return [...site.read(fileName).matchAll(/(?:from|import)\s*\(?["'`](\.[^"'`]+\.js)["'`]/g)].map(
    ([, path = '']) => new URL(path, folder).pathname.slice(1),
  )
}

describe('the bundle of the shop', () => {
  test('holds no module of the desk, in any chunk', () => {
    const moduleIds = [...site.chunks.values()].flatMap(({ modules }) => Object.keys(modules))
    expect(moduleIds.length).toBeGreaterThan(100)
    expect(moduleIds.filter((id) => id.includes('/web/desk/'))).toEqual([])
  })

  test('never leads from a page to a file of the desk', () => {
    expect(shopPages.length).toBeGreaterThan(107)
    const reachable = new Set(shopPages.flatMap(findReachableFiles))
    expect([...reachable].some((fileName) => fileName.includes('MyRequestsPage'))).toBe(true)
    expect([...reachable].filter(isDeskFile)).toEqual([])
  })

  test('names the desk neither in the service worker nor in the sitemap', () => {
    expect(site.read('service-worker.js')).not.toContain('staff.html')
    expect(site.read('service-worker.js')).not.toMatch(
      new RegExp(`${deskAssetsFolder}/[\\w.-]+\\.(?:js|css)`),
    )
    expect(site.read('sitemap.xml')).not.toContain('staff')
  })
})

describe('the bundle of the desk', () => {
  test('has its own page, empty and not to be indexed, and its own files alone', () => {
    const html = site.read('staff.html')
    expect(html).toContain('<div id="root"></div>')
    expect(html).toContain('<meta name="robots" content="noindex" />')
    const files = findReachableFiles('staff.html').filter((fileName) => fileName !== 'staff.html')
    expect(files.some((fileName) => /\/staff-[^/]+\.js$/.test(fileName))).toBe(true)
    expect(files.some((fileName) => fileName.includes('StaffScreens'))).toBe(true)
    expect(files.filter((fileName) => !isDeskFile(fileName))).toEqual([])
  })

  test("names the catalogue's folder of the shop, and does not write its files twice", () => {
    const catalogueFiles = site.list().filter((name) => /^catalogue\/.+\//.test(name))
    const folders = new Set(catalogueFiles.map((name) => name.split('/')[1]))
    const scripts = findReachableFiles('staff.html').filter((fileName) => fileName.endsWith('.js'))
    expect([...folders]).toHaveLength(1)
    expect(
      scripts.some((fileName) => site.read(fileName).includes(`/catalogue/${[...folders].join()}/`)),
    ).toBe(true)
  })

  test.each([
    ['the cropper', 'reactEasyCrop_CropArea', /^assets\/desk\/NewPhotograph-[\w-]+\.js$/],
    ['the Storage SDK', 'X-Goog-Upload-Command', /^assets\/desk\/uploadFile-[\w-]+\.js$/],
  ])('has %s in one script, which loads with the first photograph', (_, text, fileName) => {
    const scripts = site.list().filter((name) => name.endsWith('.js'))
    expect(scripts.filter((name) => site.read(name).includes(text))).toEqual([
      expect.stringMatching(fileName),
    ])
    const [entry = ''] = findReachableFiles('staff.html').filter((name) =>
      /\/StaffScreens-[^/]+\.js$/.test(name),
    )
    expect(site.read(entry)).not.toContain('NewPhotograph')
  })

  test('loads Firebase after its first script', () => {
    const [entry = ''] = /assets\/desk\/staff-[\w-]+\.js/.exec(site.read('staff.html')) ?? []
    expect(site.read(entry)).not.toContain('identitytoolkit.googleapis.com')
  })

  test('is kept in full by its service worker, as it was built', () => {
    const { build } = parseWorkerScript(site.read('desk-worker.js'))
    const kept = Object.keys(build.essentials)
    const program = site.list().filter((name) => isDeskFile(name) && /\.(?:js|css)$/.test(name))
    expect(kept.filter((path) => !path.startsWith('/catalogue/')).sort()).toEqual(
      ['/staff', ...program.map((name) => `/${name}`)].sort(),
    )
    expect(kept).toContain(`${build.catalogue}products.json`)
    expect(build.version).toMatch(/^desk-.{8}$/)
    for (const [path, checksum] of Object.entries(build.essentials)) {
      const content = site.read(path === '/staff' ? 'staff.html' : path.slice(1))
      const hash = createHash('sha256').update(content).digest('base64')
      expect({ path, checksum }).toEqual({ path, checksum: hash.slice(0, 8) })
    }
  })
})
