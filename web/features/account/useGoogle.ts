import { useRef, useState } from 'react'
import { signInThroughGoogle } from '../../data/session'
import type { Account } from '../../domain/account'
import { explainFailure } from '../../domain/accountFailure'
import { failureOf, reportCodeToRetry } from './reportFailure'

export type Entered = { account: Account; isNew: boolean }

/** Signing in through Google's window. Giving up only stops the waiting: who finishes there is signed in all the same. */
export function useGoogle(onEntered: (entered: Entered) => Promise<void>) {
  const awaited = useRef(0)
  const [isWaiting, setIsWaiting] = useState(false)
  const [problem, setProblem] = useState('')
  const giveUp = () => {
    awaited.current += 1
    setIsWaiting(false)
  }
  const fail = (error: unknown) => {
    reportCodeToRetry(error)
    setProblem(explainFailure(failureOf(error)))
  }
  const enter = async () => {
    const mine = (awaited.current += 1)
    setProblem('')
    setIsWaiting(true)
    try {
      await onEntered(await signInThroughGoogle())
    } catch (error) {
      if (mine === awaited.current) fail(error)
    } finally {
      if (mine === awaited.current) setIsWaiting(false)
    }
  }
  return { isWaiting, problem, enter, giveUp }
}
