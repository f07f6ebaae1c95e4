import { expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import { findQuerySite, listQuerySites } from './querySites'

test('a line that filters or sorts a query is a site, whatever stands before the call', () => {
  expect(listQuerySites('functions')).toContainEqual(
    expect.stringMatching(/^functions\/push\/pushDevices\.ts:\d+$/),
  )
  expect(listQuerySites('web/data')).toContainEqual(
    expect.stringMatching(/^web\/data\/live\/useSentItems\.ts:\d+$/),
  )
})

test('the site of a call is the first line of its stack in the sources', () => {
  const toFrame = (place: string) => `    at call (${place}:2)`
  const inRoot = (place: string) => toFrame(`${projectRoot}/${place}`)
  const frames = [inRoot('tests/queries/queryRecord.ts:9'), toFrame('node:internal/x:1')]
  const stack = ['Error', ...frames, inRoot('functions/a/b.ts:7'), inRoot('functions/c.ts:1')].join('\n')
  expect(findQuerySite(stack)).toBe('functions/a/b.ts:7')
  expect(findQuerySite(['Error', ...frames].join('\n'))).toBeUndefined()
})
