import { expect, test } from 'vitest'
import { getCspHash, getHostingCsp, isCspHash } from '../../../site-build/contentSecurityPolicy'
import { builtFirebaseJson } from '../../../site-build/firebaseJsonPlugin'
import { listInlineStyles } from '../../../site-build/pages/inlineStylesheets'
import { readProductionBuild } from './productionBuild'

const site = readProductionBuild()
const pages = site
  .list()
  .filter((file) => file.endsWith('.html'))
  .map(site.read)

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
] as const)("the inline %s of all pages are those that the build's policy allows", (_, list, directive) => {
  expect(pages.length).toBeGreaterThan(107 + 12)
  const allowed = getHostingCsp(site.read(builtFirebaseJson)).get(directive) ?? []
  const hashes = pages.flatMap(list).map(getCspHash)
  expect([...new Set(hashes)].sort()).toEqual(allowed.filter(isCspHash).sort())
})
