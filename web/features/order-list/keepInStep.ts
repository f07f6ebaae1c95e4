import { closeBeforeEnding } from '../../data/ending'
import { saveBeforeLeaving } from '../../data/session'
import { notKeptMessage } from '../../domain/accountListMessages'
import { isSameList } from '../../domain/orderList'
import { selectItems } from '../../state/cartSlice'
import { selectIsInStep } from '../../state/inStep'
import { showToast } from '../../ui/toast'
import { type AccountOfList, hasAccountChanged, meetAccount } from './accountList'
import { noteChangedHere } from './changedHere'
import { lookNowAndThen } from './lookNowAndThen'

// Presses in a row are one change to the account.
const pauseMs = 500

// After a failure each pause is twice the one before it.
const retryMs = { first: 5_000, longest: 300_000 }

// What is under way when the session ends is waited for: it must not end as nobody's.
const underWay = new Set<Promise<unknown>>()
closeBeforeEnding(async () => {
  await Promise.allSettled(underWay)
})

function noted<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const forget = () => void underWay.delete(asked)
  underWay.add(asked)
  asked.then(forget, forget)
  return asked
}

/** Keeps this browser's list and the account's the same until it is stopped; a failure is said once and tried again. */
export function keepInStep(account: AccountOfList): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let meeting: Promise<void> | undefined
  let failures = 0
  const isInStep = () => selectIsInStep(account.store.getState())
  const meet = () =>
    (meeting ??= noted(meetAccount(account)).finally(() => {
      meeting = undefined
    }))
  const again = (afterMs: number) => {
    clearTimeout(timer)
    if (!listening.signal.aborted) timer = setTimeout(now, afterMs)
  }
  const settled = () => {
    failures = 0
    soonIfNeeded()
  }
  const failed = () => {
    if (failures === 0 && !isInStep() && !listening.signal.aborted) showToast('info', notKeptMessage)
    again(Math.min(retryMs.first * 2 ** failures, retryMs.longest))
    failures += 1
  }
  const now = () => void meet().then(settled, failed)
  const soonIfNeeded = () => {
    if (!isInStep()) again(pauseMs)
  }
  const meetIf = (hasChanged: boolean) => {
    if (hasChanged && !listening.signal.aborted) now()
  }
  const look = () => {
    // What has changed here meets the account soon by itself; a look that fails is followed by the next.
    if (isInStep()) noted(hasAccountChanged(account)).then(meetIf, ignored)
  }
  const stops = [
    noteChanges(account),
    account.store.subscribe(soonIfNeeded),
    lookNowAndThen(look),
    saveBeforeLeaving(async () => {
      // A meeting under way may have begun before the last press.
      await meeting
      if (!isInStep()) await meet()
    }),
    () => {
      listening.abort()
      clearTimeout(timer)
    },
  ]
  addEventListener('online', now, { signal: listening.signal })
  now()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Notes each change that the account does not have yet; answers how to stop. */
function noteChanges({ store }: AccountOfList): () => void {
  let seen = selectItems(store.getState())
  return store.subscribe(() => {
    const items = selectItems(store.getState())
    if (isSameList(items, seen)) return
    seen = items
    noteChangedHere(selectIsInStep(store.getState()))
  })
}

function ignored() {
  return undefined
}
