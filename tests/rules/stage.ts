import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach } from 'vitest'
import { accounts, type Persona } from './personas'
import { projectOf } from './project'

export type Firestore = ReturnType<RulesTestContext['firestore']>

/** Documents by path. */
export type Documents = Readonly<Record<string, object>>

/** An emptied database under the repository's own rules, with a project id of its own so that files run side by side. */
export async function openStage(testFile: string) {
  setLogLevel('silent')
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const env = await initializeTestEnvironment({
    projectId: projectOf(testFile),
    firestore: { rules },
  })
  const opened = new Map<Persona, Firestore>()

  function open(persona: Persona): Firestore {
    if (persona === 'visitor') return env.unauthenticatedContext().firestore()
    const { uid, token } = accounts[persona]
    return env.authenticatedContext(uid, token).firestore()
  }

  /** The database as one persona sees it. */
  function as(persona: Persona): Firestore {
    const db = opened.get(persona) ?? open(persona)
    opened.set(persona, db)
    return db
  }

  /** Puts documents in their place, whatever the rules say. */
  async function put(documents: Documents): Promise<void> {
    await env.withSecurityRulesDisabled(async (context) => {
      const batch = context.firestore().batch()
      Object.entries(documents).forEach(([path, fields]) => batch.set(context.firestore().doc(path), fields))
      await batch.commit()
    })
  }

  beforeEach(() => env.clearFirestore())
  afterAll(() => env.cleanup())
  return { as, put }
}
