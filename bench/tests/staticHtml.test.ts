import { expect, test } from 'vitest'
import { hasEmptyRootElement, removeScripts } from '../static-page/staticHtml'

const page = `<!doctype html><head><title>Store Front</title>
<link rel="modulepreload" href="/assets/a.js"><link rel="preload" as="font" href="/assets/a.woff2" crossorigin>
<style>h1{color:green}</style>
<script type="module" src="/assets/main.js" async></script><script type="application/ld+json">{"a":1}</script></head>
<body><noscript>Switch it on</noscript><div id="root"><h1>VIEW ALL PRODUCTS</h1>
<img src="/pictures/shea-320.avif" srcset="/pictures/shea-640.avif 640w" loading="lazy" fetchpriority="high"></div></body>`

test('the static page has no scripts and no data for them', () => {
  const staticPage = removeScripts(page)
  for (const removed of ['script', 'modulepreload', 'ld+json', '.js'])
    expect(staticPage).not.toContain(removed)
})

test('the static page requests the same pictures and fonts', () => {
  const staticPage = removeScripts(page)
  expect(staticPage).toContain(
    '<img src="/pictures/shea-320.avif" srcset="/pictures/shea-640.avif 640w" loading="lazy"',
  )
  expect(staticPage).toContain('<link rel="preload" as="font" href="/assets/a.woff2" crossorigin>')
  expect(staticPage).toContain('<h1>VIEW ALL PRODUCTS</h1>')
})

test('the static page has the style of the page', () => {
  expect(removeScripts(page)).toContain('<style>h1{color:green}</style>')
})

test('a page with an empty root element is empty', () => {
  expect(hasEmptyRootElement('<body><div id="root"></div></body>')).toBe(true)
  expect(hasEmptyRootElement(page)).toBe(false)
})
