import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../../seed/projectFolders'
import { deferFirestorePlugin, libraryStubAliases, removePipelines } from '../../site-build/firebaseLibraries'

// docs/decisions/023-library-surgery.md describes each operation and says what to do when a test of it fails.

const readPackageFile = (path: string) => readFileSync(join(projectRoot, 'node_modules', path), 'utf8')
const reactfire = parseModule('reactfire.js', readPackageFile('reactfire/dist/index.js'))

describe('the versions', () => {
  const manifest = parseManifest(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

  test.each(['firebase', 'reactfire'])('package.json pins %s exactly', (name) => {
    const installed = parseManifest(readPackageFile(`${name}/package.json`))
    expect(manifest.dependencies[name], `an update of ${name} must be deliberate`).toBe(installed.version)
  })

  test('firebase pins @firebase/firestore', () => {
    const firebase = parseManifest(readPackageFile('firebase/package.json'))
    expect(firebase.dependencies['@firebase/firestore']).toMatch(/^\d/)
  })
})

describe('the stubs have all that their importers use', () => {
  test('reactfire uses no other functions of firebase/database', () => {
    const stub = parseModule('stub.ts', readFileSync(libraryStubAliases['firebase/database'], 'utf8'))
    const imported = listImports(reactfire).get('firebase/database')
    expect(imported, 'reactfire no longer imports firebase/database: delete its stub').toBeDefined()
    expect(listExports(stub), 'export the missing function from the stub').toEqual(
      expect.arrayContaining(imported ?? []),
    )
  })

  test('reactfire uses no other functions of firebase/firestore', () => {
    const deferredModule = resolveFirestoreFor('/node_modules/reactfire/dist/index.js')
    const stub = parseModule('deferred.ts', readFileSync(deferredModule ?? '', 'utf8'))
    const imported = listImports(reactfire).get('firebase/firestore')
    expect(imported, 'reactfire no longer imports firebase/firestore: delete the plugin').toBeDefined()
    expect(listExports(stub), 'add the missing function to deferredFirestore.ts').toEqual(
      expect.arrayContaining(imported ?? []),
    )
  })

  test('other importers get the real Firestore', () =>
    expect(resolveFirestoreFor('/web/data/firebase/fullFirestore.ts')).toBeNull())
})

describe("Firestore's pipelines", () => {
  test('lose the functions by which a query reaches them', () => {
    const code = readFirestore()
    expect(code, 'Firestore recognizes a pipeline in another way').toMatch(
      /function __PRIVATE_isPipeline\(e\) \{\s+return e instanceof CorePipeline;\s+\}/,
    )
    expect(code, 'Firestore recognizes the target of a pipeline in another way').toMatch(
      /function __PRIVATE_targetIsPipelineTarget\(e\) \{[^}]+return !!e\.isCorePipeline;\s+\}/,
    )
    const removed = removePipelines(code)
    expect(removed).toContain('function __PRIVATE_isPipeline(e) { return false }')
    expect(removed).not.toContain('return new __PRIVATE_CoreAdd(')
  })

  test('fail the build if a version has other functions', () =>
    expect(() => removePipelines('')).toThrow('docs/decisions/023-library-surgery.md'))
})

test('reactfire still keeps its observables in the global map that sign-out clears', () => {
  const code = reactfire.text
  expect(code, 'reactfire renamed its map: correct reactfireCache.ts').toContain(
    'globalThis._reactFirePreloadedObservables',
  )
  expect(code, 'reactfire renamed _reset: correct reactfireCache.ts').toMatch(/\b_reset\(\) \{/)
})

type Manifest = { version: string; dependencies: Record<string, string> }

function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest
}

function parseModule(name: string, code: string): ts.SourceFile {
  return ts.createSourceFile(name, code, ts.ScriptTarget.Latest)
}

/** The imported names of a module by package; re-exports count as imports of no name. */
function listImports(source: ts.SourceFile): Map<string, string[]> {
  const namesByPackage = new Map<string, string[]>()
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined
    const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : []
    const names = elements.map(({ name, propertyName }) => (propertyName ?? name).text)
    namesByPackage.set(moduleSpecifier.text, [...(namesByPackage.get(moduleSpecifier.text) ?? []), ...names])
  }
  return namesByPackage
}

function listExports(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map(({ name }) => name.text)
    if (ts.isFunctionDeclaration(statement) && statement.name) return [statement.name.text]
    return []
  })
}

/** The text of Firestore's browser build: its entry, and the chunk that the entry imports. */
function readFirestore(): string {
  const entry = parseModule('index.js', readPackageFile('@firebase/firestore/dist/index.esm.js'))
  const chunks = [...listImports(entry).keys()].filter((name) => name.startsWith('./'))
  return [entry.text, ...chunks.map((name) => readPackageFile(join('@firebase/firestore/dist', name)))].join(
    '\n',
  )
}

function resolveFirestoreFor(importer: string): string | null {
  const { resolveId } = deferFirestorePlugin()
  if (typeof resolveId !== 'function') throw new Error('the plugin has no resolveId function')
  const resolved: unknown = Reflect.apply(resolveId, undefined, ['firebase/firestore', importer])
  return typeof resolved === 'string' ? resolved : null
}
