import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

const accessToken = {
  access_token: 'owner',
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer',
  expires_in: 3600,
}

/**
 * Provides credentials for a real project until the test ends: Google's library exchanges them at a local server.
 * Firebase's libraries still connect to the emulators, whose addresses the test's environment contains.
 */
export async function provideProductionCredentials(): Promise<void> {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(accessToken)),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = await mkdtemp(join(tmpdir(), 'arielle-credentials-'))
  onTestFinished(async () => {
    server.close()
    await rm(folder, { recursive: true })
  })
  const subjectTokenFile = join(folder, 'subject-token')
  const credentialsFile = join(folder, 'credentials.json')
  await writeFile(subjectTokenFile, 'subject-token')
  await writeFile(
    credentialsFile,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/tests',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`,
      credential_source: { file: subjectTokenFile },
    }),
  )
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', credentialsFile)
}
