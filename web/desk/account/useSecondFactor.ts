import { useEffect, useState } from 'react'
import { deskAccountMessages } from '../../../domain/messages/desk/account'
import { useDeskServices } from '../../data/desk/DeskServices'
import type { SecondFactorSetup } from '../../data/session/SecondFactorServices'
import { toAccountFailure } from '../../data/session/toAccountFailure'

/** Where a staff member is: 'unverified' must prove their address first, 'asking' is asked whether codes go off. */
type Step =
  | { is: 'loading' | 'loadFailed' | 'off' | 'unverified' | 'on' | 'asking' }
  | { is: 'setUp'; setup: SecondFactorSetup }

export type SecondFactor = ReturnType<typeof useSecondFactor>

/** The second factor of the signed-in account, and what can be done about it. `message` and `problem` may be empty. */
export function useSecondFactor() {
  const { secondFactor } = useDeskServices()
  const [step, setStep] = useState<Step>({ is: 'loading' })
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    secondFactor.isOn().then(
      (isOn) => setStep({ is: isOn ? 'on' : 'off' }),
      () => setStep({ is: 'loadFailed' }),
    )
  }, [secondFactor, attempt])
  const show = (next: Step, nextMessage = '') => {
    setStep(next)
    setMessage(nextMessage)
    setProblem('')
  }
  const run = async (action: () => Promise<void>) => {
    if (isBusy) return
    setIsBusy(true)
    setMessage('')
    setProblem('')
    try {
      await action()
    } catch (error) {
      const failure = toAccountFailure(error)
      if (failure.code === 'auth/unverified-email') setStep({ is: 'unverified' })
      else setProblem(deskAccountMessages.explainFailure(failure))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    step,
    message,
    problem,
    isBusy,
    load: () => {
      setStep({ is: 'loading' })
      setAttempt((previous) => previous + 1)
    },
    setUp: () => void run(async () => show({ is: 'setUp', setup: await secondFactor.start() })),
    sendLink: (email: string) =>
      void run(async () => {
        await secondFactor.sendVerificationMail()
        setMessage(deskAccountMessages.formatLinkSent(email))
      }),
    /** Rejects if the code is wrong. */
    confirm: async (setup: SecondFactorSetup, code: string) => {
      await setup.confirm(code)
      show({ is: 'on' }, deskAccountMessages.switchedOn)
    },
    cancel: () => show({ is: 'off' }),
    ask: () => show({ is: 'asking' }),
    keep: () => show({ is: 'on' }),
    switchOff: () =>
      void run(async () => {
        await secondFactor.switchOff()
        show({ is: 'off' }, deskAccountMessages.switchedOff)
      }),
  }
}
