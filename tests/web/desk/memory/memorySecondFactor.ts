import type { DeskServices } from '../../../../web/data/desk/DeskServices'

/** The only code that an authenticator app shows in these tests, and the secret that it needs. */
export const appCode = '492039'
export const appSecret = 'JBSWY3DPEHPK3PXP'

/** An error as Firebase Auth throws it. */
export class AuthFailure extends Error {
  constructor(readonly code: string) {
    super(code)
  }
}

function checkCode(code: string): void {
  if (code !== appCode) throw new AuthFailure('auth/invalid-verification-code')
}

/** Signing in with a password and, once codes are on, a code; `checkPassword` returns what starts the session, or throws. */
export function createMemorySecondFactor(
  isOnAtFirst: boolean,
  checkPassword: (email: string, password: string) => () => void,
): Pick<DeskServices, 'signIn' | 'secondFactor'> {
  let isOn = isOnAtFirst
  return {
    signIn: async (email, password) => {
      await Promise.resolve()
      const startSession = checkPassword(email, password)
      const confirm = async (code: string) => {
        await Promise.resolve()
        checkCode(code)
        startSession()
      }
      if (isOn) return { kind: 'codeNeeded', confirm }
      startSession()
      return { kind: 'signedIn' }
    },
    secondFactor: {
      isOn: () => Promise.resolve(isOn),
      start: () =>
        Promise.resolve({
          secretKey: appSecret,
          url: `otpauth://totp/Shop:sola@arielle.test?secret=${appSecret}&issuer=Shop`,
          confirm: async (code) => {
            await Promise.resolve()
            checkCode(code)
            isOn = true
          },
        }),
      switchOff: async () => {
        await Promise.resolve()
        isOn = false
      },
      sendVerificationMail: () => Promise.resolve(),
    },
  }
}
