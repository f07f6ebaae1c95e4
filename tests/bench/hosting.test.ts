import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerTo } from '../../bench/serve/answer'
import { fitsGlob } from '../../bench/serve/glob'
import { headersFor, parseHosting, readHosting } from '../../bench/serve/hosting'
import { root } from '../../seed/folders'

const paths = ['/index.html', '/404.html', '/about-us.html', '/products/84.html', '/assets/main.js']
const files = new Map(paths.map((path) => [path, `/build${path}`]))
const hosting = parseHosting({ hosting: { cleanUrls: true, trailingSlash: false } })

describe('the bench answers as Hosting does', () => {
  test.each([
    ['/', '/build/index.html'],
    ['/about-us', '/build/about-us.html'],
    ['/products/84', '/build/products/84.html'],
    ['/assets/main.js', '/build/assets/main.js'],
  ])('%s with a file', (path, file) => {
    expect(answerTo(path, files, hosting)).toEqual({ status: 200, file })
  })

  test.each([
    ['/about-us.html', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/index.html', '/'],
  ])('%s with the clean address', (path, location) => {
    expect(answerTo(path, files, hosting)).toEqual({ status: 301, location })
  })

  test.each(['/nowhere', '/nowhere.html', '/assets/gone.js'])(
    '%s with the page for what is not there',
    (path) => {
      expect(answerTo(path, files, hosting)).toEqual({ status: 404, file: '/build/404.html' })
    },
  )
})

describe("firebase.json's headers", () => {
  const rule = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] })

  test('the later rule holds where two speak of one header', () => {
    const config = { hosting: { headers: [rule('**', 'no-cache'), rule('/assets/**', 'immutable')] } }
    const read = parseHosting(config)
    expect(headersFor('/assets/main.js', read)['cache-control']).toBe('immutable')
    expect(headersFor('/about-us', read)['cache-control']).toBe('no-cache')
  })

  test('an hour of cache stands where it says nothing', () => {
    expect(headersFor('/', hosting)).toEqual({ 'cache-control': 'max-age=3600' })
  })

  test('a file without hosting is refused', () => {
    expect(() => parseHosting({ firestore: {} })).toThrow('hosting')
  })

  test('every source of the deployed one is understood', async () => {
    const deployed = await readHosting(join(root, 'firebase.json'))
    expect(headersFor('/', deployed)['x-content-type-options']).toBe('nosniff')
  })

  test.each([
    ['/', '**', true],
    ['/a/b.js', '**/*.@(js|css)', true],
    ['/b.css', '/*.{js,css}', true],
    ['/a/b.js', '/*.js', false],
    ['/sw.js', 'sw.js', true],
    ['/swxjs', '/sw.js', false],
    ['/a1', '/a?', true],
  ])('%s and the source %s', (path, glob, fits) => {
    expect(fitsGlob(path, glob)).toBe(fits)
  })

  test('a source of a kind that it does not know is refused', () => {
    expect(() => fitsGlob('/a', '!(a)')).toThrow("the source '!(a)'")
  })
})
