import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** The imports of each module, or of each group of modules, by path from the root of the repository. */
type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** Reads which modules of these folders of a repository import which, type-only imports too. */
export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  )
  return new Map(files.map((file) => [file, new Set(readImports(root, file))]))
}

function readImports(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'))
  return importedFiles.flatMap(({ fileName }) =>
    fileName.startsWith('.') ? resolveImport(root, file, fileName) : [],
  )
}

function resolveImport(root: string, importer: string, path: string): string[] {
  const base = join(root, dirname(importer), path)
  const file = ['', '.ts', '.tsx', '.d.ts'].map((extension) => base + extension).find(isFile)
  if (file === undefined) return []
  return [relative(root, file)]
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** The imports between groups of modules, without those inside a group. */
export function groupImports(graph: ImportGraph, getGroup: (file: string) => string): ImportGraph {
  const groups = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const group = getGroup(file)
    const targets = groups.get(group) ?? new Set()
    for (const target of [...imports].map(getGroup)) if (target !== group) targets.add(target)
    groups.set(group, targets)
  }
  return groups
}

/** The nodes of one cycle in their order, or [] if there is none. */
export function findCycle(graph: ImportGraph): string[] {
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

/**
 * Finds the pairs of folders, at any depth, of which neither is inside the other and modules in or below each import
 * modules in or below the other. A folder and its subfolder are no pair: the folder's own modules compose those of its
 * subfolders, or are what these have in common.
 */
export function findMutualFolders(graph: ImportGraph): string[] {
  const edges = new Set<string>()
  for (const [file, imports] of graph)
    for (const target of imports)
      for (const folder of listFolders(file))
        for (const other of listFolders(target))
          if (!isInside(folder, other) && !isInside(other, folder)) edges.add(`${folder} ${other}`)
  return [...edges].filter((edge) => {
    const [folder = '', other = ''] = edge.split(' ')
    return folder < other && edges.has(`${other} ${folder}`)
  })
}

/** The folders that hold a module, from the closest to the top-level one. */
function listFolders(file: string): string[] {
  const names = dirname(file).split('/')
  return names.map((_, index) => names.slice(0, names.length - index).join('/'))
}

function isInside(folder: string, outer: string): boolean {
  return folder === outer || folder.startsWith(`${outer}/`)
}
