import { useState } from 'react'
import { type AccountFailure, explainFailure } from '../../domain/accountFailure'
import type { AccountFaults, AccountValues, Obstacle } from '../../domain/accountForm'
import { showToast } from '../../ui/toast'
import { failureOf } from './reportFailure'

type Plan = {
  check: (values: AccountValues) => Obstacle | null
  send: (values: AccountValues) => Promise<void>
  report: (error: unknown) => void
  /** The fields that a failure is about; nothing when it is about the whole. */
  faultsOf?: (failure: AccountFailure) => AccountFaults | undefined
}

export type AccountFormState = ReturnType<typeof useAccountForm>

/** An account form's life: what is wrong with it, whether its request is on its way, and how to send it. */
export function useAccountForm({ check, send, report, faultsOf }: Plan) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { faults, tries, blame, forgive } = useFaults()
  const fail = (error: unknown) => {
    report(error)
    const failure = failureOf(error)
    const about = faultsOf?.(failure)
    if (about) blame(about)
    else setProblem(explainFailure(failure))
  }
  const ask = async (values: AccountValues) => {
    setIsBusy(true)
    try {
      await send(values)
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (values: AccountValues) => {
    if (isBusy) return
    const obstacle = check(values)
    setProblem('')
    blame(obstacle?.faults ?? {})
    if (obstacle) showToast('error', obstacle.message)
    if (!obstacle || obstacle.isSentAnyway) void ask(values)
  }
  return { isBusy, problem, faults, tries, submit, forgive }
}

/** What is wrong with which field. `tries` counts the judgements, so that the form knows when one has been passed. */
function useFaults() {
  const [{ faults, tries }, setJudged] = useState<{ faults: AccountFaults; tries: number }>({
    faults: {},
    tries: 0,
  })
  const blame = (next: AccountFaults) => {
    setJudged((before) => ({ faults: next, tries: before.tries + 1 }))
  }
  const forgive = (name: string) => {
    setJudged((before) => ({ ...before, faults: { ...before.faults, [name]: '' } }))
  }
  return { faults, tries, blame, forgive }
}
