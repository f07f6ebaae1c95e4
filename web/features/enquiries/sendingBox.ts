import { saveBeforeLeaving } from '../../data/session'
import { send } from '../../data/sending'
import { oneTabAtATime } from '../../state/oneTab'
import { openSender } from '../../state/outboxSender'
import { outboxKey } from '../../state/outboxUse'
import { outbox } from '../../state/ownOutbox'

/** Sends what waits in this browser. */
export const sender = openSender(outbox, send, (act) => oneTabAtATime(outboxKey, act))

let isStarted = false

/** Sends what waits, now and whenever there is reason to try again: the network is back, another tab has added something. */
export function startSending(): void {
  if (isStarted) return
  isStarted = true
  addEventListener('online', () => void sender.goAfresh())
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== outboxKey) return
    outbox.reread()
    void sender.go()
  })
  saveBeforeLeaving(() => sender.go())
  void sender.go()
}
