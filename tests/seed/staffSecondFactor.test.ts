import type { Auth } from 'firebase-admin/auth'
import { expect, test } from 'vitest'
import { allowCodes } from '../../seed/staffSecondFactor'

/** What allowCodes uses of Auth: the emulator changes no project. */
function createAuth(updateProjectConfig: (config: unknown) => Promise<unknown>): Auth {
  return { projectConfigManager: () => ({ updateProjectConfig }) } as unknown as Auth
}

test('codes are allowed for the whole project, with one interval of tolerance', async () => {
  const changes: unknown[] = []
  await allowCodes(createAuth((config) => Promise.resolve(changes.push(config))))
  const totp = { state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }
  expect(changes).toEqual([{ multiFactorConfig: { state: 'ENABLED', providerConfigs: [totp] } }])
})

test('a project without Identity Platform is told how to get it', async () => {
  const auth = createAuth(() => Promise.reject(new Error('Not enabled.')))
  await expect(allowCodes(auth)).rejects.toThrow(/Not enabled\.\nThey need Identity Platform: .* upgrade\.$/)
})
