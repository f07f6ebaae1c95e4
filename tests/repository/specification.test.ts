import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

test('docs/specification.md names test files that exist', () => {
  const table = readFileSync(join(projectRoot, 'docs/specification.md'), 'utf8')
  const files = [...table.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([])
})
