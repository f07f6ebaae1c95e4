import { describe, expect, test } from 'vitest'
import { resolveHostingResponse } from '../serve/resolveHostingResponse'
import { matchesGlob } from '../serve/matchesGlob'
import { getHostingHeaders, parseHostingConfig } from '../serve/hostingConfig'

const paths = ['/index.html', '/404.html', '/about-us.html', '/products/84.html', '/assets/main.js']
const files = new Map(paths.map((path) => [path, `/build${path}`]))
const hosting = parseHostingConfig({ hosting: { cleanUrls: true, trailingSlash: false } })

describe('the benchmark responds as Hosting does', () => {
  test.each([
    ['/', '/build/index.html'],
    ['/about-us', '/build/about-us.html'],
    ['/products/84', '/build/products/84.html'],
    ['/assets/main.js', '/build/assets/main.js'],
  ])('to %s with a file', (path, file) => {
    expect(resolveHostingResponse(path, files, hosting)).toEqual({ status: 200, file })
  })

  test.each([
    ['/about-us.html', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/index.html', '/'],
  ])('to %s with a redirect to the clean URL', (path, location) => {
    expect(resolveHostingResponse(path, files, hosting)).toEqual({ status: 301, location })
  })

  test.each(['/nowhere', '/nowhere.html', '/assets/gone.js'])('to %s with 404.html', (path) => {
    expect(resolveHostingResponse(path, files, hosting)).toEqual({ status: 404, file: '/build/404.html' })
  })
})

test('the benchmark answers an address that is rewritten with the file of the rewrite, unless it has a file', () => {
  const rewriting = parseHostingConfig({
    hosting: { cleanUrls: true, rewrites: [{ source: '/products/**', destination: '/index.html' }] },
  })
  const resolve = (path: string) => resolveHostingResponse(path, files, rewriting)
  expect(resolve('/products/85')).toEqual({ status: 200, file: '/build/index.html' })
  expect(resolve('/products/84')).toEqual({ status: 200, file: '/build/products/84.html' })
})

describe("firebase.json's headers", () => {
  const rule = (source: string, value: string) => ({ source, headers: [{ key: 'Cache-Control', value }] })

  test('come from the last rule for a header', () => {
    const rules = [rule('**', 'no-cache'), rule('/assets/**', 'immutable')]
    const config = parseHostingConfig({ hosting: { headers: rules } })
    expect(getHostingHeaders('/assets/main.js', config)['cache-control']).toBe('immutable')
    expect(getHostingHeaders('/about-us', config)['cache-control']).toBe('no-cache')
  })

  test('default to an hour of caching', () => {
    expect(getHostingHeaders('/', hosting)).toEqual({ 'cache-control': 'max-age=3600' })
  })

  test('need a hosting section', () => {
    expect(() => parseHostingConfig({ firestore: {} })).toThrow('hosting')
  })

  test.each([
    ['/', '**', true],
    ['/a/b.js', '**/*.@(js|css)', true],
    ['/b.css', '/*.{js,css}', true],
    ['/a/b.js', '/*.js', false],
    ['/sw.js', 'sw.js', true],
    ['/swxjs', '/sw.js', false],
    ['/a1', '/a?', true],
    ['/a/b', '!/a/*', false],
    ['/a/b/c', '!/a/*', true],
    ['/a-1.js', '/@(a|b)@(-1.js|-2.js)', true],
    ['/a-3.js', '/@(a|b)@(-1.js|-2.js)', false],
  ])('the path %s and the source %s match: %s', (path, glob, matches) => {
    expect(matchesGlob(path, glob)).toBe(matches)
  })

  test('an unsupported source throws', () => {
    expect(() => matchesGlob('/a', '!(a)')).toThrow("the source '!(a)'")
  })
})
