import { useEffect, useState } from 'react'
import { importWithReload } from '../../browser/reloadOnStaleBuild'
import { loadFirebaseModule } from '../firebase/loadFirebaseModule'
import type { StaffSession } from './staffSession'

export function useStaffSession(): { session: StaffSession; retry: () => void } {
  const [session, setSession] = useState<StaffSession>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => subscribeToSession(setSession), [attempt])
  const retry = () => {
    setSession({ status: 'loading' })
    setAttempt((previous) => previous + 1)
  }
  return { session, retry }
}

function subscribeToSession(onChange: (session: StaffSession) => void): () => void {
  let isSubscribed = true
  let stopObserving: () => void = () => undefined
  const notify = (session: StaffSession) => {
    if (isSubscribed) onChange(session)
  }
  loadSessionModule()
    .then(({ observeStaffSession }) => {
      if (isSubscribed) stopObserving = observeStaffSession(notify)
    })
    .catch(() => notify({ status: 'failed' }))
  return () => {
    isSubscribed = false
    stopObserving()
  }
}

const loadSessionModule = () =>
  loadFirebaseModule(() => importWithReload(() => import('../firebase/observeStaffSession')))
