import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import { signIn } from '../session/session'
import { toAccountFailure } from '../session/toAccountFailure'
import type { DeskSignIn, SecondFactorServices } from '../session/SecondFactorServices'

// Few accounts have a second factor, so its code is loaded when one needs it.
const loadSecondFactor = () => loadFirebaseModule(() => import('../firebase/secondFactor'))

export async function signInAtDesk(email: string, password: string): Promise<DeskSignIn> {
  try {
    await signIn(email, password)
    return { kind: 'signedIn' }
  } catch (error) {
    if (toAccountFailure(error).code !== 'auth/multi-factor-auth-required') throw error
    const { createCodeStep, isCodeNeeded } = await loadSecondFactor()
    if (!isCodeNeeded(error)) throw error
    return { kind: 'codeNeeded', confirm: createCodeStep(error) }
  }
}

export const secondFactor: SecondFactorServices = {
  isOn: async () => (await loadSecondFactor()).isSecondFactorOn(),
  start: async () => (await loadSecondFactor()).startSecondFactor(),
  switchOff: async () => (await loadSecondFactor()).switchSecondFactorOff(),
  sendVerificationMail: async () => (await loadSecondFactor()).sendVerificationMail(),
}
