import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import { FieldValue, setLogLevel } from 'firebase/firestore'
import { connectFirestoreEmulator, doc, getFirestore, writeBatch } from 'firebase/firestore/lite'
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach } from 'vitest'
import { rulesTestAccounts, type RulesTestUserName } from './personas'
import { testProjectId } from '../../packages/rules-mutation-tester/testProject'

export type RulesTestFirestore = ReturnType<RulesTestContext['firestore']>

const storedAt = new Date('2026-03-02T09:00:00Z')

/** Firestore documents; the key of each document is its path. */
export type FirestoreDocumentsByPath = Readonly<Record<string, object>>

/**
 * Sets up a test file with its own Firebase project and the deployed Firestore rules. Empties the database before each
 * test.
 */
export async function initFirestoreTest(testFile: string) {
  setLogLevel('silent')
  const projectId = testProjectId(testFile)
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const env = await initializeTestEnvironment({ projectId, firestore: { rules } })
  const admin = connectAsAdmin(projectId, env.emulators.firestore)
  const clients = new Map<RulesTestUserName, RulesTestFirestore>()

  function connect(persona: RulesTestUserName): RulesTestFirestore {
    if (persona === 'visitor') return env.unauthenticatedContext().firestore()
    const { uid, token } = rulesTestAccounts[persona]
    return env.authenticatedContext(uid, token).firestore()
  }

  function firestoreAs(persona: RulesTestUserName): RulesTestFirestore {
    const client = clients.get(persona) ?? connect(persona)
    clients.set(persona, client)
    return client
  }

  beforeEach(() => env.clearFirestore())
  afterAll(() => Promise.all([env.cleanup(), deleteApp(admin.app)]))
  return { firestoreAs, seed: admin.seed }
}

/**
 * Creates a Firestore client that bypasses the security rules. withSecurityRulesDisabled() would open a new connection
 * for each call, which takes longer than the test itself.
 */
function connectAsAdmin(projectId: string, emulator?: { host: string; port: number }) {
  if (emulator === undefined)
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run the tests with npm test.')
  const app = initializeApp({ projectId }, `admin of ${projectId}`)
  const db = getFirestore(app)
  connectFirestoreEmulator(db, emulator.host, emulator.port, { mockUserToken: 'owner' })

  /** Writes documents without evaluating the rules, with a past time in place of the server's time. */
  async function seed(documents: FirestoreDocumentsByPath): Promise<void> {
    const batch = writeBatch(db)
    for (const [path, fields] of Object.entries(documents)) batch.set(doc(db, path), toStoredFields(fields))
    await batch.commit()
  }

  return { app, seed }
}

function toStoredFields(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof FieldValue ? storedAt : value]),
  )
}
