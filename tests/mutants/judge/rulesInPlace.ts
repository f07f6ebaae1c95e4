import { basename } from 'node:path'
import { projectOf } from '../../rules/project'
import type { RulesFileName } from '../generate/mutant'
import { newlySeen, seenIn, type Coverage, type Seen } from './seen'

const longestReport = 1_000_000

/** The emulator that decides by one rules file, asked by one judge alone. */
export type RulesInPlace = {
  /** Puts rules in force for a test file, unless they are. */
  readonly put: (testFile: string, rules: string) => Promise<void>
  /** What the emulator has evaluated for a test file since it was last asked, or since rules were put in force. */
  readonly newlySeen: (testFile: string) => Promise<string[]>
}

/** Where rules of this file are put and asked. */
export function rulesInPlace(file: RulesFileName): RulesInPlace {
  return file === 'firestore.rules' ? ofFirestore() : ofStorage()
}

// Each project has rules of its own.
function ofFirestore(): RulesInPlace {
  const inForce = new Map<string, string>()
  const seenBefore = new Map<string, Seen>()
  const address = (testFile: string, what: string) => {
    const project = projectOf(basename(testFile, '.test.ts'))
    return `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/emulator/v1/projects/${project}:${what}`
  }
  return {
    put: async (testFile, rules) => {
      if (inForce.get(testFile) === rules) return
      await putRules(address(testFile, 'securityRules'), { content: rules })
      inForce.set(testFile, rules)
      seenBefore.delete(testFile)
    },
    newlySeen: async (testFile) => {
      const report = await (await fetch(address(testFile, 'ruleCoverage'))).text()
      const now = seenIn(JSON.parse(report) as Coverage)
      const before = seenBefore.get(testFile) ?? new Map()
      seenBefore.set(testFile, now)
      // The report grows with every value; rules that are put in force again begin a new one.
      if (report.length > longestReport) inForce.delete(testFile)
      return newlySeen(before, now)
    },
  }
}

// One set of rules for all; its emulator tells nothing of what it evaluates.
function ofStorage(): RulesInPlace {
  const host = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? ''}`
  let inForce = ''
  return {
    put: async (_, rules) => {
      if (inForce === rules) return
      await putRules(`${host}/internal/setRules`, { name: 'storage.rules', content: rules })
      inForce = rules
    },
    newlySeen: () => Promise.resolve([]),
  }
}

async function putRules(address: string, file: object): Promise<void> {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [file] } }),
  })
  if (!answer.ok) throw new Error(`The emulator takes no such rules: ${await answer.text()}`)
}
