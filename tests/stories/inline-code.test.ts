import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { getCspHash, isCspHash, parseCsp } from '../../site-build/contentSecurityPolicy'
import { listInlineStyles } from '../../site-build/pages/inlineStylesheets'
import { routeMetadata } from '../../site-build/pages/routeMetadata'
import { getSiteUrl } from './setUpBrowser'

const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
// Browsers do not run JSON blocks, so the policy need not allow them.
const isExecutable = (attributes: string) =>
  !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)

const fetchPage = (path: string) => fetch(getSiteUrl() + path)

function listInlineScripts(html: string): string[] {
  return [...html.matchAll(scriptPattern)]
    .filter(([, attributes = '']) => isExecutable(attributes))
    .map(([, , code = '']) => code)
}

async function readPages(): Promise<string[]> {
  const { products } = await loadCatalogue()
  const paths = [...Object.keys(routeMetadata), '/nowhere', ...products.map(({ id }) => `/products/${id}`)]
  return Promise.all(paths.map(async (path) => (await fetchPage(path)).text()))
}

async function readAllowedHashes(directive: string): Promise<string[]> {
  const policy = (await fetchPage('/')).headers.get('content-security-policy') ?? ''
  return (parseCsp(policy).get(directive) ?? []).filter(isCspHash).sort()
}

describe.each([
  ['scripts', listInlineScripts, 'script-src'],
  ['styles', listInlineStyles, 'style-src'],
])('the inline %s of all pages', (_, listInlineCode, directive) => {
  test('are exactly those whose hashes the policy of firebase.json allows', async () => {
    const hashes = (await readPages()).flatMap(listInlineCode).map(getCspHash)
    expect([...new Set(hashes)].sort()).toEqual(await readAllowedHashes(directive))
  })
})
