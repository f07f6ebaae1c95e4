import {
  collectTests,
  getFn,
  getHooks,
  type Suite,
  type Task,
  type Test,
  type VitestRunner,
} from '@vitest/runner'
import { setMaxListeners } from 'node:events'
import { isVerdict } from './verdict'

/** A test of tests/rules, to be run as often as there are mutants. */
export type RulesTest = {
  readonly name: string
  readonly file: string
  /** Whether it holds under the rules as they stand in the emulator; throws where it fails for another reason. */
  readonly holds: () => Promise<boolean>
}

/** Collects the tests of some files without running them: the files are loaded once, whatever is asked of them later. */
export async function collectRulesTests(files: readonly string[]): Promise<RulesTest[]> {
  const collected = await collectTests([...files], collector)
  const failed = collected.flatMap((file) => file.result?.errors ?? [])
  if (failed[0]) throw new Error(`The tests could not be read: ${failed[0].message}`)
  return collected.flatMap((file) =>
    testsIn(file).map((test) => ({ name: test.fullName, file: file.filepath, holds: () => holds(test) })),
  )
}

// Vitest's own runner, outside of its workers: these would load every test anew for every mutant.
const collector: VitestRunner = {
  config: {
    root: process.cwd(),
    name: undefined,
    setupFiles: [],
    testNamePattern: undefined,
    chaiConfig: undefined,
    passWithNoTests: false,
    allowOnly: false,
    sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
    maxConcurrency: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    strictTags: false,
  },
  importFile: (file) => import(file) as Promise<unknown>,
}

function testsIn(task: Task): Test[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap(testsIn)
}

async function holds(test: Test): Promise<boolean> {
  // Each run leaves a listener there, and a test is run many times.
  setMaxListeners(0, test.context.signal)
  for (const suite of suitesOf(test))
    for (const prepare of getHooks(suite).beforeEach) await prepare(test.context, suite)
  try {
    await getFn(test)()
    return true
  } catch (error) {
    if (isVerdict(error)) return false
    throw new Error(`${test.fullName}: ${String(error)}`, { cause: error })
  }
}

function suitesOf(task: Task): Suite[] {
  return task.suite ? [...suitesOf(task.suite), task.suite] : [task.file]
}
