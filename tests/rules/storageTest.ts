import { initializeTestEnvironment, type RulesTestContext } from '@firebase/rules-unit-testing'
import { afterAll } from 'vitest'
import { rulesTestAccounts, type RulesTestUserName } from './personas'
import { testProjectId } from '../../packages/rules-mutation-tester/testProject'

type RulesTestStorage = ReturnType<RulesTestContext['storage']>

type RulesTestFile = ReturnType<RulesTestStorage['ref']>

export const pngUploadMetadata = { contentType: 'image/png' }
export const jsonUploadMetadata = { contentType: 'application/json' }

export function createTestFileBytes(count: number): Uint8Array {
  return new Uint8Array(count).fill(32)
}

/**
 * Sets up one test file with a bucket of its own. It does not load the rules: the Storage emulator has one ruleset for
 * all buckets and denies everything while it loads another, which would fail the tests of other files.
 */
export async function initStorageTest(testFile: string) {
  const env = await initializeTestEnvironment({ projectId: testProjectId(testFile) })

  function connect(persona: RulesTestUserName): RulesTestStorage {
    if (persona === 'visitor') return env.unauthenticatedContext().storage()
    const { uid, token } = rulesTestAccounts[persona]
    return env.authenticatedContext(uid, token).storage()
  }

  /**
   * Returns the Storage client of a test user. The client retries a failed upload for 10 seconds instead of the default
   * ten minutes.
   */
  function storageAs(persona: RulesTestUserName): RulesTestStorage {
    const client = connect(persona)
    client.setMaxUploadRetryTime(10_000)
    client.setMaxOperationRetryTime(10_000)
    return client
  }

  /** Returns a test user's reference to an object by its exact name. `ref` would omit slashes at the end. */
  function objectAs(persona: RulesTestUserName, name: string): RulesTestFile {
    return toExactObject(storageAs(persona), name)
  }

  /** Uploads a file by its exact name. */
  async function uploadAs(
    persona: RulesTestUserName,
    name: string,
    bytes = createTestFileBytes(10),
    metadata: { contentType: string } = pngUploadMetadata,
  ): Promise<void> {
    await objectAs(persona, name).put(bytes, metadata)
  }

  /** Uploads a file without evaluating the rules. */
  async function seedFile(path: string, metadata: { contentType: string }): Promise<void> {
    await env.withSecurityRulesDisabled(async (context) => {
      await toExactObject(context.storage(), path).put(createTestFileBytes(10), metadata)
    })
  }

  afterAll(() => env.cleanup())
  return { storageAs, objectAs, seedFile, uploadAs }
}

function toExactObject(storage: RulesTestStorage, name: string): RulesTestFile {
  const { bucket } = storage.ref()
  const host = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? ''
  return storage.refFromURL(`http://${host}/v0/b/${bucket}/o/${encodeURIComponent(name)}`)
}

/** A path of a picture that no other test uses. */
export function uniquePicturePath(folder = 'products/84'): string {
  return `${folder}/${crypto.randomUUID()}.png`
}

/** A path under uploads/ that no other test uses. */
export function uniqueUploadPath(productId = '84'): string {
  return `uploads/${productId}/${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`
}
