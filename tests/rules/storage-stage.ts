import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { afterAll } from 'vitest'
import { accounts, type Persona } from './personas'
import { projectOf } from './project'

export type Storage = ReturnType<RulesTestContext['storage']>

export const png = { contentType: 'image/png' }
export const json = { contentType: 'application/json' }

export function bytes(count: number): Uint8Array {
  return new Uint8Array(count).fill(32)
}

/**
 * A bucket of its own under the repository's own rules, which the emulator has from its start. It has one set for all, and
 * denies everything while it takes another: a file that puts them there again makes the tests of the others fail.
 */
export async function openStorage(testFile: string) {
  const env = await initializeTestEnvironment({ projectId: projectOf(testFile) })

  function open(persona: Persona): Storage {
    if (persona === 'visitor') return env.unauthenticatedContext().storage()
    const { uid, token } = accounts[persona]
    return env.authenticatedContext(uid, token).storage()
  }

  /** The bucket as one persona sees it. Without an emulator it fails soon; left alone it would try for ten minutes. */
  function as(persona: Persona): Storage {
    const bucket = open(persona)
    bucket.setMaxUploadRetryTime(10_000)
    bucket.setMaxOperationRetryTime(10_000)
    return bucket
  }

  /** Puts a file in its place, whatever the rules say. */
  async function put(path: string, metadata: { contentType: string }): Promise<void> {
    await env.withSecurityRulesDisabled(async (context) => {
      await context.storage().ref(path).put(bytes(10), metadata)
    })
  }

  afterAll(() => env.cleanup())
  return { as, put }
}

/** A name under products/84/ that no other test uses. */
export function freshPicture(): string {
  return `products/84/${crypto.randomUUID()}.png`
}
