import { describe, expect, test } from 'vitest'
import { getCspHash, getHostingCsp, isCspHash } from '../../../site-build/contentSecurityPolicy'
import { loadCatalogue } from '../../../seed/catalogue/loadCatalogue'
import { routePaths } from '../../../domain/site/routePaths'
import { routeMetadata } from '../../../site-build/pages/routeMetadata'
import { listInlineStyles } from '../../../site-build/pages/inlineStylesheets'
import { builtFirebaseJson } from '../../../site-build/firebaseJsonPlugin'
import { readProductionBuild } from './productionBuild'

const site = readProductionBuild()
const pages = await listPages()
const policy = getHostingCsp(site.read(builtFirebaseJson))
const listAllowedHashes = (directive: string) => (policy.get(directive) ?? []).filter(isCspHash).sort()
const hashAll = (codes: readonly string[]) => [...new Set(codes.map(getCspHash))].sort()
const stylesheetLinks = (html: string) => html.match(/<link rel="stylesheet"[^>]*>/g) ?? []

async function listPages(): Promise<string[]> {
  const { products } = await loadCatalogue()
  const paths = [...Object.keys(routeMetadata), '/404', ...products.map(({ id }) => routePaths.product(id))]
  return paths.map((path) => site.read(path === routePaths.home ? 'index.html' : `${path.slice(1)}.html`))
}

describe('the style of a page', () => {
  test('is in the page, so that its first paint waits for no style sheet', () => {
    for (const html of pages) {
      const links = stylesheetLinks(html)
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => !link.includes(' disabled '))).toEqual([])
      const sheets = links.map((link) => site.read(/href="\/([^"]+)"/.exec(link)?.[1] ?? ''))
      expect(listInlineStyles(html)).toEqual(sheets.map((css) => css.trim()))
    }
  })

  test('is a style sheet in the page for any address, which has the service worker ready', () => {
    const shell = site.read('shell.html')
    expect(listInlineStyles(shell)).toEqual([])
    expect(stylesheetLinks(shell)).toHaveLength(1)
    expect(stylesheetLinks(shell)[0]).not.toContain('disabled')
  })

  test('is what the policy of the build allows, and nothing else', () => {
    expect(listAllowedHashes('style-src')).toEqual(hashAll(pages.flatMap(listInlineStyles)))
  })
})

// Browsers do not run JSON blocks, so the policy need not allow them.
const isExecutable = (attributes: string) =>
  !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)

test('the inline scripts of all pages are those whose hashes the policy allows', () => {
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)])
  const executed = scripts.filter(([, attributes = '']) => isExecutable(attributes))
  expect(listAllowedHashes('script-src')).toEqual(hashAll(executed.map(([, , code = '']) => code)))
})
