import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initializeApp } from 'firebase/app'
import { getStorage } from 'firebase/storage'
import { describe, expect, test } from 'vitest'

// The SDK has no option for these values; the test fails when an update changes them.
const authEntry = createRequire(import.meta.url).resolve('firebase/auth')
const sdkFolder = dirname(createRequire(authEntry).resolve('@firebase/auth'))
const source = readdirSync(sdkFolder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(sdkFolder, file), 'utf8'))
  .join('\n')

describe('9. The installed Auth SDK', () => {
  test.each([
    ['times out after 30 s, on a phone after 60 s', 'DEFAULT_API_TIMEOUT_MS = new Delay(30000, 60000)'],
    ['renews a token 5 minutes before it expires', 'expTime - Date.now() - 300000 /* Duration.OFFSET */'],
    ['retries first after 30 s', 'this.errorBackoff = 30000 /* Duration.RETRY_BACKOFF_MIN */'],
    [
      'doubles the delay up to 16 minutes',
      'Math.min(this.errorBackoff * 2, 960000 /* Duration.RETRY_BACKOFF_MAX */)',
    ],
  ])('%s', (_, code) => expect(source.includes(code)).toBe(true))
})

describe('9. The installed Storage SDK', () => {
  test('retries an operation for at most 120000 ms, an upload for at most 600000 ms', () => {
    const storage = getStorage(initializeApp({ storageBucket: 'demo' }, 'limits'))
    expect(storage.maxOperationRetryTime).toBe(120_000)
    expect(storage.maxUploadRetryTime).toBe(600_000)
  })
})
