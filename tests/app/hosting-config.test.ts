import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../emulators/config'

const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')) as {
  hosting: Record<string, unknown>
}

test('every page is a file of the build: nothing is rewritten, so that what is not there is answered 404', () => {
  expect(hosting.rewrites).toBeUndefined()
})

test('a page is found by its clean address', () => {
  expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false })
})
