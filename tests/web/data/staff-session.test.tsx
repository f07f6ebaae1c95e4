import { beforeEach, describe, expect, test, vi } from 'vitest'
import { rememberStaff, wasStaff } from '../../../web/data/firebase/keptDocuments'
import { observeStaffSession } from '../../../web/data/firebase/observeStaffSession'
import type { StaffSession } from '../../../web/data/session/staffSession'

const auth = vi.hoisted((): { report: (user: unknown) => void } => ({ report: () => undefined }))

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: (_: unknown, report: typeof auth.report) => {
    auth.report = report
    return () => undefined
  },
}))
vi.mock('../../../web/data/firebase/firebaseAuth', () => ({ getFirebaseAuth: () => ({}) }))

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined)
})

const unreachable = Object.assign(new Error('no network'), { code: 'auth/network-request-failed' })

/** Reads the session of an account whose token answers so. */
function readSession(getIdTokenResult: () => Promise<unknown>): Promise<StaffSession> {
  return new Promise((resolve) => {
    observeStaffSession(resolve)
    auth.report({ uid: 'sola', displayName: 'Sola', email: 'sola@arielle.test', getIdTokenResult })
  })
}

const withClaims = (claims: object) => () => Promise.resolve({ claims })
const withFailure = (error: Error) => () => Promise.reject(error)

describe('the session at the desk', () => {
  test('is that of staff without a connection too, on the device where the account was staff', async () => {
    expect(await readSession(withFailure(unreachable))).toEqual({ status: 'failed' })
    expect(await readSession(withClaims({ staff: true }))).toMatchObject({ isStaff: true })
    expect(await readSession(withFailure(unreachable))).toMatchObject({ status: 'signedIn', isStaff: true })
    expect(await readSession(withFailure(new Error('refused')))).toEqual({ status: 'failed' })
  })

  test.each([
    ['lost the claim', { uid: 'sola', getIdTokenResult: withClaims({}) }],
    ['signed out', null],
  ])('deletes what the device has kept, of an account that %s', async (_, user) => {
    rememberStaff('sola')
    await new Promise<StaffSession>((resolve) => {
      observeStaffSession(resolve)
      auth.report(user)
    })
    expect(wasStaff('sola')).toBe(false)
  })
})
