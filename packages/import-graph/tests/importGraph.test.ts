import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findCycle, findMutualFolders, groupImports, readImportGraph } from '../importGraph'

/** The graph of a repository with these modules in its folder `src`. */
async function createGraph(modules: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), 'import-graph-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const [name, code] of Object.entries(modules)) {
    const file = join(root, 'src', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, code)
  }
  return readImportGraph(root, ['src'])
}

test('reads imports of types, exports and late imports, and no packages', async () => {
  const graph = await createGraph({
    'a.ts':
      "import type { B } from './b'\nexport * from './c'\nimport 'react'\nvoid import('./d/index.mjs')\n",
    'b.tsx': 'export type B = 1\n',
    'c.d.ts': 'export {}\n',
    'd/index.mjs': 'export {}\n',
  })
  expect([...(graph.get('src/a.ts') ?? [])]).toEqual(['src/b.tsx', 'src/c.d.ts', 'src/d/index.mjs'])
})

test('finds a cycle over several modules, in their order, and none where there is none', async () => {
  const chain = { 'a.ts': "import './b'\n", 'b.ts': "import './c'\n", 'c.ts': '' }
  expect(findCycle(await createGraph(chain))).toEqual([])
  expect(findCycle(await createGraph({ ...chain, 'c.ts': "import './a'\n" }))).toEqual([
    'src/a.ts',
    'src/b.ts',
    'src/c.ts',
    'src/a.ts',
  ])
})

test('finds folders that import each other though their modules do not, but no folder with its subfolder', async () => {
  const graph = await createGraph({
    'x/one.ts': "import '../y/one'\nimport './inner/one'\n",
    'x/two.ts': '',
    'x/inner/one.ts': "import '../two'\n",
    'y/one.ts': '',
    'y/two.ts': "import '../x/two'\n",
  })
  expect(findMutualFolders(graph)).toEqual(['src/x src/y'])
  const folders = groupImports(graph, (file) => file.split('/')[1] ?? '')
  expect(findCycle(graph)).toEqual([])
  expect(findCycle(folders)).toEqual(['x', 'y', 'x'])
})
