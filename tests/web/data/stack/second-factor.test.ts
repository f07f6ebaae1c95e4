import { expect, test, vi } from 'vitest'
import { defaultEmulatorPorts } from '../../../../domain/firebase/localProject'
import { secondFactor, signInAtDesk } from '../../../../web/data/desk/deskSignIn'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { replacePassword } from '../../../../web/data/firebase/passwordSignIn'
import { reauthenticateWithPassword } from '../../../../web/data/firebase/reauthentication'
import { signOut } from '../../../../web/data/session/session'
import { createTotpCode, startIdentityPlatform, totpSecret } from './startIdentityPlatform'

const getCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )

const signIn = () => signInAtDesk('sola@arielle.test', 'staff-pass-1')
const getWrongCode = () => String((Number(createTotpCode()) + 1) % 1_000_000).padStart(6, '0')

test('codes are switched on, asked for at the next sign-in, and switched off, with the SDK of Firebase', async () => {
  const port = await startIdentityPlatform()
  vi.stubEnv('MODE', 'emulators')
  vi.stubEnv('VITE_PORT_OFFSET', String(port - defaultEmulatorPorts.auth))
  expect(await signIn()).toEqual({ kind: 'signedIn' })
  expect(await secondFactor.isOn()).toBe(false)

  const setup = await secondFactor.start()
  expect(setup.secretKey).toBe(totpSecret)
  expect(decodeURIComponent(setup.url)).toMatch(
    new RegExp(`^otpauth://totp/Arielle Organics:sola@arielle\\.test\\?secret=${totpSecret}&`),
  )
  expect(await getCode(setup.confirm(getWrongCode()))).toBe('auth/invalid-verification-code')
  await setup.confirm(createTotpCode())
  expect(await secondFactor.isOn()).toBe(true)
  expect(await getCode(replacePassword('staff-pass-1', 'staff-pass-2'))).toBe('app/codes-on')
  expect(await getCode(reauthenticateWithPassword('staff-pass-1'))).toBe('app/codes-on')

  await signOut(() => undefined)
  const stopped = await signIn()
  expect(getFirebaseAuth().currentUser).toBeNull()
  if (stopped.kind !== 'codeNeeded') throw new Error('No code was asked for.')
  expect(await getCode(stopped.confirm(getWrongCode()))).toBe('auth/invalid-verification-code')
  await stopped.confirm(createTotpCode())
  expect(getFirebaseAuth().currentUser?.uid).toBe('sola')

  await secondFactor.switchOff()
  expect(await secondFactor.isOn()).toBe(false)
  await signOut(() => undefined)
  expect(await signIn()).toEqual({ kind: 'signedIn' })
  await signOut(() => undefined)
})
