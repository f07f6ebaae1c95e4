import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initializeApp } from 'firebase/app'
import { getStorage } from 'firebase/storage'
import { describe, expect, test } from 'vitest'

// The SDK has these numbers of its own and no way to set them: what we can do is notice when an update changes them.
const firebase = createRequire(import.meta.url).resolve('firebase/auth')
const sdk = dirname(createRequire(firebase).resolve('@firebase/auth'))
const source = readdirSync(sdk)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(sdk, file), 'utf8'))
  .join('\n')

describe('9. The identity client that is installed', () => {
  test.each([
    ['waits 30 s for the network, 60 s on a phone', 'DEFAULT_API_TIMEOUT_MS = new Delay(30000, 60000)'],
    ['renews a token 5 minutes before it expires', 'expTime - Date.now() - 300000 /* Duration.OFFSET */'],
    ['tries again after 30 s at first', 'this.errorBackoff = 30000 /* Duration.RETRY_BACKOFF_MIN */'],
    [
      'then doubles, up to 16 minutes',
      'Math.min(this.errorBackoff * 2, 960000 /* Duration.RETRY_BACKOFF_MAX */)',
    ],
  ])('%s', (_, code) => {
    expect(source.includes(code)).toBe(true)
  })
})

describe('9. The storage client that is installed', () => {
  test('tries an operation again for at most 120000 ms, an upload for at most 600000 ms', () => {
    const storage = getStorage(initializeApp({ storageBucket: 'demo' }, 'limits'))
    expect(storage.maxOperationRetryTime).toBe(120_000)
    expect(storage.maxUploadRetryTime).toBe(600_000)
  })
})
