import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'

type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

const folders = ['domain', 'web', 'functions', 'seed', 'site-build', 'emulators', 'packages', 'setup'].concat(
  'bench',
  'tests',
)
const importsByFile = readImportGraph()

// These pairs are being taken apart; no other may come.
const pendingPairs = [
  'bench/lighthouse bench/report',
  'bench/measure bench/report',
  'packages/emulators-without-java/storage-rules/syntax packages/emulators-without-java/storage-rules/values',
  'web/data/firebase web/data/live',
  'web/data/firebase web/data/push',
  'web/data/firebase web/data/session',
  'web/desk/actions web/desk/staff',
  'web/desk/drafts web/desk/staff',
  'web/desk/item web/desk/reply',
]

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

/**
 * Two folders at any depth count as a pair if neither is inside the other and modules in or below each import modules in
 * or below the other. A folder and its subfolder are no pair: the folder's own modules compose those of its subfolders, or
 * are what these have in common.
 */
test('no two folders import each other', () => {
  const edges = new Set<string>()
  for (const [file, imports] of importsByFile)
    for (const target of imports)
      for (const folder of listFolders(file))
        for (const other of listFolders(target))
          if (!isInside(folder, other) && !isInside(other, folder)) edges.add(`${folder} ${other}`)
  expect(edges.size).toBeGreaterThan(500)
  const pairs = [...edges].filter((edge) => {
    const [folder = '', other = ''] = edge.split(' ')
    return folder < other && edges.has(`${other} ${folder}`)
  })
  expect(pairs.filter((pair) => !pendingPairs.includes(pair))).toEqual([])
})

/** The folders that hold a module, from the closest to the top-level one. */
function listFolders(file: string): string[] {
  const names = dirname(file).split('/')
  return names.map((_, index) => names.slice(0, names.length - index).join('/'))
}

function isInside(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(`${outer}/`)
}

/** A top-level folder; of web/, the folder below it, and of web/features the feature. */
function getRoom(file: string): string {
  const parts = file.split('/')
  if (parts[0] !== 'web') return parts[0] ?? ''
  return parts.slice(0, parts[1] === 'features' ? 3 : 2).join('/')
}

function readImportGraph(): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
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
