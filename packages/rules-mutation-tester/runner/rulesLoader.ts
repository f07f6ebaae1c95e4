import { testProjectId } from '../testProject'
import type { RulesFileName } from '../generate/mutant'
import { toRulesExpressionCoverageKeys, type RulesCoverageReport } from './coverage'

/** Loads rules into an emulator for the tests of one file. */
export type RulesLoader = {
  /** Loads rules for a test file, unless they are loaded already. */
  readonly load: (testFile: string, rules: string) => Promise<void>
  /** Loads rules for a test file even if they are loaded already, which empties the coverage report. */
  readonly reload: (testFile: string, rules: string) => Promise<void>
  /** The expressions that a file's tests have evaluated since the rules were loaded; always empty for Storage. */
  readonly readCoverage: (testFile: string) => Promise<string[]>
}

export function createRulesLoader(file: RulesFileName): RulesLoader {
  return file === 'firestore.rules' ? createFirestoreLoader() : createStorageLoader()
}

// Each project has its own ruleset, and each test file its own project.
function createFirestoreLoader(): RulesLoader {
  const loaded = new Map<string, string>()
  const urlFor = (testFile: string, resource: string) => {
    const project = testProjectId(testFile)
    return `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/emulator/v1/projects/${project}:${resource}`
  }
  const reload = async (testFile: string, rules: string) => {
    await putRules(urlFor(testFile, 'securityRules'), { content: rules })
    loaded.set(testFile, rules)
  }
  return {
    load: async (testFile, rules) => {
      if (loaded.get(testFile) !== rules) await reload(testFile, rules)
    },
    reload,
    readCoverage: async (testFile) => {
      const response = await fetch(urlFor(testFile, 'ruleCoverage'))
      return toRulesExpressionCoverageKeys((await response.json()) as RulesCoverageReport)
    },
  }
}

// The Storage emulator has one ruleset for all buckets and no coverage report.
function createStorageLoader(): RulesLoader {
  const url = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? ''}/internal/setRules`
  let loaded = ''
  const load = async (_testFile: string, rules: string) => {
    if (loaded === rules) return
    await putRules(url, { name: 'storage.rules', content: rules })
    loaded = rules
  }
  return { load, reload: load, readCoverage: () => Promise.resolve([]) }
}

async function putRules(url: string, file: object): Promise<void> {
  const response = await fetch(url, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [file] } }),
  })
  if (!response.ok) throw new Error(`The emulator rejects the rules: ${await response.text()}`)
}
