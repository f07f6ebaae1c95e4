import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

const folder = join(projectRoot, 'docs/decisions')
const files = readdirSync(folder).sort()

test('records of decisions are numbered from 001 without a gap, in their names and their headings', () => {
  const toNumber = (index: number) => String(index + 1).padStart(3, '0')
  expect(files.map((file) => file.slice(0, 4))).toEqual(files.map((_, index) => `${toNumber(index)}-`))
  const headings = files.map((file) => readFileSync(join(folder, file), 'utf8').slice(0, 6))
  expect(headings).toEqual(files.map((_, index) => `# ${toNumber(index)} `))
})
