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
import { isTestFailureCausedByRules } from './rulesFailure'

/** A test of the rules that can run many times. */
export type RulesTest = {
  readonly name: string
  readonly file: string
  /** Whether the test passes under the rules that the emulator has loaded; throws if something else makes it fail. */
  readonly passes: () => Promise<boolean>
}

/** Loads test files once and collects their tests without running them. */
export async function collectRulesTests(files: readonly string[]): Promise<RulesTest[]> {
  const collected = await collectTests([...files], collector)
  const failed = collected.flatMap((file) => file.result?.errors ?? [])
  if (failed[0]) throw new Error(`The tests could not be collected: ${failed[0].message}`)
  return collected.flatMap((file) =>
    findTests(file).map((test) => ({ name: test.fullName, file: file.filepath, passes: () => passes(test) })),
  )
}

// The package @vitest/runner is used directly, because the `vitest` command would load each test file again for every
// mutant.
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

function findTests(task: Task): Test[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap(findTests)
}

async function passes(test: Test): Promise<boolean> {
  // Removes Node's limit on listeners, because each run of a test adds a listener to the test's abort signal.
  setMaxListeners(0, test.context.signal)
  for (const suite of ancestorSuites(test))
    for (const hook of getHooks(suite).beforeEach) await hook(test.context, suite)
  try {
    await getFn(test)()
    return true
  } catch (error) {
    if (isTestFailureCausedByRules(error)) return false
    throw new Error(`${test.fullName}: ${String(error)}`, { cause: error })
  }
}

function ancestorSuites(task: Task): Suite[] {
  return task.suite ? [...ancestorSuites(task.suite), task.suite] : [task.file]
}
