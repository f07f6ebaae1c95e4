import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { parseCsp } from '../../site-build/contentSecurityPolicy'
import { routeMetadata } from '../../site-build/pages/routeMetadata'
import { getSiteUrl } from './setUpBrowser'

const isHash = (source: string) => /^'sha(?:256|384|512)-/.test(source)
const scriptPattern = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
// Browsers do not run JSON blocks, so the policy need not allow them.
const isExecutable = (attributes: string) =>
  !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)

const fetchPage = (path: string) => fetch(getSiteUrl() + path)

async function hashInlineScripts(path: string): Promise<string[]> {
  const html = await (await fetchPage(path)).text()
  return [...html.matchAll(scriptPattern)]
    .filter(([, attributes = '']) => isExecutable(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

async function readAllowedHashes(): Promise<string[]> {
  const policy = (await fetchPage('/')).headers.get('content-security-policy') ?? ''
  return (parseCsp(policy).get('script-src') ?? []).filter(isHash)
}

describe('the inline scripts of all pages', () => {
  test('are exactly those whose hashes the policy of firebase.json allows', async () => {
    const { products } = await loadCatalogue()
    const paths = [...Object.keys(routeMetadata), '/nowhere', ...products.map(({ id }) => `/products/${id}`)]
    const hashes = await Promise.all(paths.map(hashInlineScripts))
    expect([...new Set(hashes.flat())].sort()).toEqual((await readAllowedHashes()).sort())
  })
})
