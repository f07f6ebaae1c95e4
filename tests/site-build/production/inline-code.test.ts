import { expect, test } from 'vitest'
import {
  getHostingHeaders,
  parseHostingConfig,
} from '../../../packages/browser-and-line-simulator/serve/hostingConfig'
import { getCspHash, isCspHash, parseCsp } from '../../../site-build/contentSecurityPolicy'
import { builtFirebaseJson } from '../../../site-build/firebaseJsonPlugin'
import { listInlineStyles } from '../../../site-build/pages/inlineStylesheets'
import { readProductionBuild } from './productionBuild'

const site = readProductionBuild()
const hosting = parseHostingConfig(JSON.parse(site.read(builtFirebaseJson)))
const pages = site.list().filter((file) => file.endsWith('.html'))

function listAllowedHashes(path: string, directive: string): string[] {
  const policy = parseCsp(getHostingHeaders(path, hosting)['content-security-policy'] ?? '')
  return (policy.get(directive) ?? []).filter(isCspHash)
}

// Browsers do not run JSON blocks, so the policy need not allow them.
const isExecutable = (attributes: string) =>
  !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)

function listInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => isExecutable(attributes))
    .map(([, , code = '']) => code)
}

test.each([
  ['scripts', listInlineScripts, 'script-src'],
  ['styles', listInlineStyles, 'style-src'],
] as const)(
  "the inline %s of each page are allowed by the build's policy for its address",
  (_, list, directive) => {
    expect(pages.length).toBeGreaterThan(107 + 12)
    for (const file of pages) {
      const path = `/${file.replace(/(?:index)?\.html$/, '')}`
      const hashes = list(site.read(file)).map(getCspHash)
      expect({ file, allowed: listAllowedHashes(path, directive) }).toEqual({
        file,
        allowed: expect.arrayContaining(hashes) as string[],
      })
    }
  },
)

test('no address is answered with the styles of other pages, the not-found page aside', () => {
  const notFound = listInlineStyles(site.read('404.html')).map(getCspHash)
  expect(listAllowedHashes('/no-such-page', 'style-src')).toEqual(notFound)
  for (const path of ['/', '/arielle-store', '/products/84'])
    expect(listAllowedHashes(path, 'style-src')).toHaveLength(notFound.length + 1)
})
