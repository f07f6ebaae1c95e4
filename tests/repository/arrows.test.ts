import { ESLint } from 'eslint'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { arrows, importTable } from '../../eslint.arrows.js'
import { projectRoot } from '../../seed/projectFolders'

// The arrow rules alone, without type information: this takes a second, the whole configuration half a minute.
const eslint = new ESLint({
  cwd: projectRoot,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, ...arrows],
})

const allowedImports = new Map(importTable.map(({ folder, imports }) => [folder, imports]))
const folders = [...allowedImports.keys(), 'tests']

describe('imports between folders', () => {
  test.each(folders)('%s imports only what it may', async (folder) => {
    const allowed = folder === 'tests' ? folders : [folder, ...(allowedImports.get(folder) ?? [])]
    const forbidden = folders.filter((target) => !allowed.includes(target))
    const rejectedLines = (await lintImports(folder, folders.map(findModule))).map(({ line }) => line)
    expect(rejectedLines.map((line) => folders[line - 1])).toEqual(forbidden)
  })

  test.each(folders.filter((folder) => folder.startsWith('web/')))(
    '%s imports no node: module',
    async (folder) => expect(await lintMessages(folder, 'node:fs')).toContain('web/ runs in a browser'),
  )

  test('a type import counts', async () => {
    const messages = await lint(
      'domain',
      "import type { Theme } from '../web/app/App'\nexport type Used = Theme\n",
    )
    expect(messages.map(({ message }) => message).join()).toContain('domain/ may import only itself')
  })

  test('domain/ imports no packages', async () =>
    expect(await lintMessages('domain', 'react')).toContain('no packages'))

  test.each([
    ['web/features/home', 'firebase/auth'],
    ['web/app', '@firebase/app'],
  ])('%s does not import %s', async (folder, packageName) =>
    expect(await lintMessages(folder, packageName)).toContain('Only web/data imports Firebase'),
  )

  test("a screen imports reactfire's hooks, but not its providers", async () => {
    const provider = "import { AuthProvider } from 'reactfire'\nexport const used = AuthProvider\n"
    const hook = "import { useUser } from 'reactfire'\nexport const used = useUser\n"
    expect(await lint('web/features/home', provider)).toHaveLength(1)
    expect(await lint('web/features/home', hook)).toEqual([])
  })
})

test('docs/decisions/001-folders-and-imports.md has the table', () => {
  const record = readFileSync(join(projectRoot, 'docs/decisions/001-folders-and-imports.md'), 'utf8')
  const documented = record
    .match(/^\| `.*$/gm)
    ?.map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  const rows = importTable.map(({ folder, imports }) => [folder, ...imports].map(nameFeatures))
  expect(documented).toEqual([...new Map(rows.map((row) => [row[0], [...new Set(row)]])).values()])
})

/** All features have one row in the record. */
function nameFeatures(folder: string): string {
  return folder.replace(/^web\/features\/.*/, 'web/features/*')
}

/** The first module of a folder, without its extension. */
function findModule(folder: string): string {
  const files = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).sort()
  const file = files.find((name) => /(?<!\.d|\.test)\.(?:tsx?|mjs)$/.test(name))
  if (file === undefined) throw new Error(`${folder} has no module`)
  return join(projectRoot, folder, file.replace(/\.tsx?$/, ''))
}

function lintImports(folder: string, modules: readonly string[]) {
  const from = join(projectRoot, folder)
  const lines = modules.map((module) => {
    const path = relative(from, module)
    return `import '${path.startsWith('.') ? path : `./${path}`}'`
  })
  return lint(folder, lines.join('\n'))
}

async function lintMessages(folder: string, moduleName: string): Promise<string> {
  const messages = await lint(folder, `import * as it from '${moduleName}'\nexport const used = it\n`)
  return messages.map(({ message }) => message).join('\n')
}

async function lint(folder: string, code: string) {
  const [result] = await eslint.lintText(code, { filePath: join(projectRoot, folder, 'lintedByTest.ts') })
  return result?.messages ?? []
}
