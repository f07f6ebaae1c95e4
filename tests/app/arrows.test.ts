import { ESLint } from 'eslint'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import tseslint from 'typescript-eslint'
import { describe, expect, test } from 'vitest'
import { arrows } from '../../eslint.arrows.js'
import { projectRoot } from '../../seed/projectFolders'

// The arrow rules alone, without type information: this takes a second, the whole configuration half a minute.
const eslint = new ESLint({
  cwd: projectRoot,
  overrideConfigFile: true,
  overrideConfig: [{ files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } }, ...arrows],
})

const belowFeatures = ['web/domain', 'web/browser', 'web/data', 'web/state', 'web/ui']
const features = readdirSync(join(projectRoot, 'web/features')).map((name) => `web/features/${name}`)
const site = [...belowFeatures, 'web/offline', 'web/app', ...features]

/** What each folder may import besides itself. */
const allowedImports: Record<string, readonly string[]> = {
  'web/domain': [],
  'web/browser': [],
  'web/data': ['web/domain', 'web/browser'],
  'web/state': ['web/domain', 'web/browser'],
  'web/ui': ['web/domain', 'web/browser'],
  'web/offline': ['web/domain', 'web/browser'],
  ...Object.fromEntries(features.map((folder) => [folder, belowFeatures])),
  'web/desk': belowFeatures,
  'web/app': [...belowFeatures, ...features],
  setup: [],
  seed: ['web/domain', 'setup'],
  'site-build': ['seed', ...site],
  emulators: ['seed', 'site-build', 'web/domain', 'setup'],
  bench: ['emulators', 'seed', 'setup', 'site-build', ...site],
}
const folders = [...Object.keys(allowedImports), 'tests'].filter((folder) =>
  existsSync(join(projectRoot, folder)),
)

describe('imports between folders', () => {
  test.each(folders)('%s imports only what it may', async (folder) => {
    const allowed = folder === 'tests' ? folders : [folder, ...(allowedImports[folder] ?? [])]
    const forbidden = folders.filter((target) => !allowed.includes(target))
    const rejectedLines = (await lintImports(folder, folders.map(findModule))).map(({ line }) => line)
    expect(rejectedLines.map((line) => folders[line - 1])).toEqual(forbidden)
  })

  test.each(folders.filter((folder) => folder.startsWith('web/')))(
    '%s imports no node: module',
    async (folder) => {
      expect(await lintMessages(folder, 'node:fs')).toContain('web/ runs in a browser')
    },
  )

  test('a type import counts', async () => {
    const messages = await lint(
      'web/domain',
      "import type { Theme } from '../app/App'\nexport type Used = Theme\n",
    )
    expect(messages.map(({ message }) => message).join()).toContain('domain/ imports only itself')
  })

  test('domain/ imports no packages', async () => {
    expect(await lintMessages('web/domain', 'react')).toContain('and no packages')
  })

  test.each([
    ['web/features/home', 'firebase/auth'],
    ['web/app', '@firebase/app'],
  ])('%s does not import %s', async (folder, packageName) => {
    expect(await lintMessages(folder, packageName)).toContain('Only web/data imports Firebase')
  })

  test("a screen imports reactfire's hooks, but not its providers", async () => {
    const provider = "import { AuthProvider } from 'reactfire'\nexport const used = AuthProvider\n"
    const hook = "import { useUser } from 'reactfire'\nexport const used = useUser\n"
    expect(await lint('web/features/home', provider)).toHaveLength(1)
    expect(await lint('web/features/home', hook)).toEqual([])
  })
})

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
