import { expect, test } from 'vitest'
import { isEmpty, stylesheetsOf, withOneStylesheet, withoutProgram } from '../../bench/limit/staticPage'

const page = `<!doctype html><head><title>Store Front</title>
<link rel="modulepreload" href="/assets/a.js"><link rel="preload" as="font" href="/assets/a.woff2" crossorigin>
<link rel="stylesheet" crossorigin href="/assets/main.css"><link rel="stylesheet" href="/assets/list.css">
<script type="module" src="/assets/main.js" async></script><script type="application/ld+json">{"a":1}</script></head>
<body><noscript>Switch it on</noscript><div id="root"><h1>VIEW ALL PRODUCTS</h1>
<img src="/pictures/shea-320.avif" srcset="/pictures/shea-640.avif 640w" loading="lazy" fetchpriority="high"></div></body>`

test('the static page has nothing of the program, nor the data for it', () => {
  const bare = withoutProgram(page)
  for (const gone of ['script', 'modulepreload', 'ld+json', '.js']) expect(bare).not.toContain(gone)
})

test('the static page asks for the same pictures and fonts in the same words', () => {
  const bare = withoutProgram(page)
  expect(bare).toContain(
    '<img src="/pictures/shea-320.avif" srcset="/pictures/shea-640.avif 640w" loading="lazy"',
  )
  expect(bare).toContain('<link rel="preload" as="font" href="/assets/a.woff2" crossorigin>')
  expect(bare).toContain('<h1>VIEW ALL PRODUCTS</h1>')
})

test('the static page has one stylesheet, in the place of the first', () => {
  expect(stylesheetsOf(page)).toEqual(['/assets/main.css', '/assets/list.css'])
  const one = withOneStylesheet(page, '/assets/static.css')
  expect(stylesheetsOf(one)).toEqual(['/assets/static.css'])
  expect(one.indexOf('static.css')).toBeLessThan(one.indexOf('main.js'))
})

test('a page that only its program fills is known as empty', () => {
  expect(isEmpty('<body><div id="root"></div></body>')).toBe(true)
  expect(isEmpty(page)).toBe(false)
})
