import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import { parseCsp, getHostingCsp, formatCsp, isCspHash } from '../../site-build/contentSecurityPolicy'
import { snapshotPartFolder, snapshotPath } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { functionsRegion } from '../../domain/site/businessDetails'

const firebaseJson = await readFile(join(projectRoot, 'firebase.json'), 'utf8')
const policyRecord = 'docs/decisions/012-content-security-policy-and-app-check.md'
const record = await readFile(join(projectRoot, policyRecord), 'utf8')
const explained = [...record.matchAll(/^\| `(https:[^`]+)` +\| \S/gm)].map(([, source]) => source)
const { hosting } = JSON.parse(firebaseJson) as { hosting: Record<string, unknown> }
const policy = getHostingCsp(firebaseJson)

const toFunction = (source: string, functionId: string) => ({
  source,
  function: { functionId, region: functionsRegion },
})

test('rewrites the addresses below /api and /staff, and of what is published since the build: any other without a file is answered 404', () =>
  expect(hosting.rewrites).toEqual([
    toFunction('/api/**', 'api'),
    { source: '/staff/**', destination: '/staff.html' },
    toFunction(snapshotPath, 'publishedFiles'),
    toFunction(`${snapshotPartFolder}*`, 'publishedFiles'),
    toFunction('/pictures/*/*', 'publishedFiles'),
    toFunction('/certificates/*/*', 'publishedFiles'),
    toFunction('/products/*', 'productPage'),
    { regex: expect.any(String) as unknown, function: toFunction('', 'productPage').function },
  ]))

test('a page is found by its clean address', () =>
  expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false }))

describe('the Content-Security-Policy', () => {
  test('allows nothing that it does not name', () => {
    expect(policy.get('default-src')).toEqual(["'none'"])
    for (const name of ['object-src', 'base-uri', 'form-action', 'frame-ancestors', 'script-src-attr'])
      expect({ name, sources: policy.get(name) }).toEqual({ name, sources: ["'none'"] })
  })

  test('runs no script that is written into a page or made of text', () =>
    expect(policy.get('script-src')?.filter((source) => source.startsWith("'unsafe"))).toEqual([]))

  test('requires Trusted Types, and names the few policies that may create them', () => {
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('trusted-types')).toEqual(['default', 'gapi#gapi', 'goog#html', "'allow-duplicates'"])
  })

  test('requests every file by HTTPS', () => expect(policy.get('upgrade-insecure-requests')).toEqual([]))

  test('lets styles stand in attributes and in the elements of the build, never in a foreign file', () => {
    expect(policy.get('style-src')?.filter((source) => !isCspHash(source))).toEqual(["'self'"])
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"])
  })

  test('names no host by a pattern, and none that is not encrypted', () => {
    const sourceLists = [...policy].filter(([name]) => name !== 'trusted-types')
    const hosts = sourceLists.flatMap(([, sources]) => sources).filter((source) => !/^'|^data:$/.test(source))
    expect(hosts.filter((source) => !source.startsWith('https://') || source.includes('*'))).toEqual([])
  })

  test('runs foreign scripts from the paths that are needed, not from whole hosts', () => {
    const foreign = policy.get('script-src')?.filter((source) => source.startsWith('https:')) ?? []
    expect(foreign.map((source) => new URL(source).pathname)).not.toContain('/')
  })

  test('allows exactly the addresses that the decision record explains', () => {
    const allowed = [...policy.values()].flat().filter((source) => source.startsWith('https:'))
    expect([...explained].sort()).toEqual([...new Set(allowed)].sort())
  })

  test('is written as it is read', () => expect([...parseCsp(formatCsp(policy))]).toEqual([...policy]))
})
