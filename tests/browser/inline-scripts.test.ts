import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { parsePolicy } from '../../web/app/build/policy'
import { routeHeads } from '../../web/app/routeHeads'
import { siteUrl } from './browser'

const isHash = (source: string) => /^'sha(?:256|384|512)-/.test(source)
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
// A block of any other type is data: no browser runs it, so the policy has nothing to allow.
const isRun = (attributes: string) =>
  !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)

const pageOf = (path: string) => fetch(siteUrl() + path)

async function inlineHashes(path: string): Promise<string[]> {
  const html = await (await pageOf(path)).text()
  return [...html.matchAll(scripts)]
    .filter(([, attributes = '']) => isRun(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

async function allowedHashes(): Promise<string[]> {
  const policy = (await pageOf('/')).headers.get('content-security-policy') ?? ''
  return (parsePolicy(policy).get('script-src') ?? []).filter(isHash)
}

describe('The scripts that stand in the pages themselves', () => {
  test('are exactly those whose hashes the policy of firebase.json allows', async () => {
    const { products } = await loadCatalogue()
    const paths = [...Object.keys(routeHeads), '/nowhere', ...products.map(({ id }) => `/products/${id}`)]
    const found = await Promise.all(paths.map(inlineHashes))
    expect([...new Set(found.flat())].sort()).toEqual((await allowedHashes()).sort())
  })
})
