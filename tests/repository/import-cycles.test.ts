import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const folders = ['web', 'seed', 'site-build', 'emulators', 'setup', 'bench', 'tests']
const importsByFile = readImportGraph()

// `import-x/no-cycle` does not count type-only imports; this does.
test('no modules import each other in a cycle', () => {
  expect(importsByFile.size).toBeGreaterThan(500)
  expect(findCycle(importsByFile)).toEqual([])
})

test('no folders import each other in a cycle', () => {
  const importsByFolder = new Map<string, Set<string>>()
  for (const [file, imports] of importsByFile) {
    const folder = getRoom(file)
    const targets = importsByFolder.get(folder) ?? new Set()
    for (const target of [...imports].map(getRoom)) if (target !== folder) targets.add(target)
    importsByFolder.set(folder, targets)
  }
  expect(importsByFolder.size).toBeGreaterThan(15)
  expect(findCycle(importsByFolder)).toEqual([])
})

/** A top-level folder; of web/, the folder below it, and of web/features the feature. */
function getRoom(file: string): string {
  const parts = file.split('/')
  if (parts[0] !== 'web') return parts[0] ?? ''
  return parts.slice(0, parts[1] === 'features' ? 3 : 2).join('/')
}

function readImportGraph(): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  )
  return new Map(files.map((file) => [file, new Set(readImports(file))]))
}

function readImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(projectRoot, file), 'utf8'))
  return importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? resolveImport(file, fileName) : [],
  )
}

function resolveImport(importer: string, path: string): string[] {
  const base = join(projectRoot, dirname(importer), path)
  const file = ['', '.ts', '.tsx', '.d.ts'].map((extension) => base + extension).find(isFile)
  if (file === undefined) return []
  return [relative(projectRoot, file)]
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** The nodes of one cycle in their order, or [] if there is none. */
function findCycle(graph: ImportGraph): string[] {
  const finished = new Set<string>()
  const path: string[] = []
  const visit = (node: string): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (finished.has(node)) return []
    path.push(node)
    for (const target of graph.get(node) ?? []) {
      const cycle = visit(target)
      if (cycle.length > 0) return cycle
    }
    path.pop()
    finished.add(node)
    return []
  }
  for (const node of graph.keys()) {
    const cycle = visit(node)
    if (cycle.length > 0) return cycle
  }
  return []
}
