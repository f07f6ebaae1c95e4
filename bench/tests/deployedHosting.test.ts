import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  getHostingHeaders,
  parseHostingConfig,
} from '../../packages/browser-and-line-simulator/serve/hostingConfig'
import { projectRoot } from '../../seed/projectFolders'

test('firebase.json has only sources of headers that the simulated server supports', async () => {
  const firebaseJson = await readFile(join(projectRoot, 'firebase.json'), 'utf8')
  const deployed = parseHostingConfig(JSON.parse(firebaseJson))
  expect(getHostingHeaders('/', deployed)['x-content-type-options']).toBe('nosniff')
})
