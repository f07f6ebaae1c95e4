import { expect, test } from 'vitest'
import {
  getHostingHeaders,
  parseHostingConfig,
} from '../../../packages/browser-and-line-simulator/serve/hostingConfig'
import { builtFirebaseJson } from '../../../site-build/firebaseJsonPlugin'
import { readProductionBuild } from './productionBuild'

const site = readProductionBuild()
const firebaseJson = site.read(builtFirebaseJson)
const hosting = parseHostingConfig(JSON.parse(firebaseJson))

const getCaching = (path: string) => getHostingHeaders(path, hosting)['cache-control']

test('browsers keep the files of a build whose path has a hash for a year, and check all others', () => {
  const files = site.list().filter((file) => file.includes('.') && !file.startsWith('.vite'))
  const hashed = files.filter((file) =>
    /^(?:assets|pictures|catalogue)\/(?:.*-[\w-]{8,10}[-.]|[0-9a-f]{10}\/)/.test(file),
  )
  expect(hashed.length).toBeGreaterThan(1000)
  for (const file of files)
    expect({ file, caching: getCaching(`/${file}`) }).toEqual({
      file,
      caching: hashed.includes(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
})

// Hosting applies headers to whatever it answers at a path, so an answer 404 must not get those of a hashed file.
test('no missing file is kept', () => {
  const folder = /catalogue\/[0-9a-f]{10}\//.exec(firebaseJson)?.[0] ?? ''
  for (const path of [
    ...['/assets/index-DoQxyam6.js', '/assets/desk/index-DoQxyam6.js', '/assets/index-gone.css.map'],
    ...['/pictures/gone-0123456789-320.webp', '/pictures/a/b/c.webp', `/${folder}99999.json`],
    ...['/catalogue/0123456789/products.json', `/${folder}84`, '/assets/', '/pictures/'],
  ])
    expect({ path, caching: getCaching(path) }).toEqual({ path, caching: 'no-cache' })
})

// The simulated server's default shows that no rule names the caching: then the function's own header remains.
test('what a function answers below /pictures has the caching that the function says', () =>
  expect(getCaching('/pictures/84/oil-0f55628fb5-320.avif')).toBe('max-age=3600'))

// Firebase names no limit of a configuration. Names of pictures one by one would add 35 KB.
test('the rules stay short', () => expect(firebaseJson.length).toBeLessThan(60_000))
