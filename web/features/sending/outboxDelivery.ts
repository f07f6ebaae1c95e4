import { oncePer } from '../../browser/oncePer'
import { withTabLock } from '../../browser/withTabLock'
import { sendSubmission } from '../../data/sending/sendSubmission'
import { type ShopServices, useShopServices } from '../../data/ShopServices'
import { getOutbox } from '../../state/browserOutbox'
import { createOutboxSender } from '../../state/outboxSender'
import { outboxStorageKey } from '../../state/outboxUsage'
import { getPendingSaves } from '../../state/pendingSaves'
import { takeSentItems } from '../../state/sentOrderList'
import type { ShopStore } from '../../state/store'
import { useShopStore } from '../../state/storeHooks'

/** Sends the submissions in this browser's outbox. Only one tab sends at a time. */
export function createOutboxDelivery({ storage, sending }: ShopServices, store: ShopStore) {
  const outbox = getOutbox(storage)
  const sender = createOutboxSender(
    outbox,
    (submission) => sendSubmission(sending, submission),
    (task) => withTabLock(outboxStorageKey, task),
    () => takeSentItems(outbox, store),
  )
  let isStarted = false
  return {
    outbox,
    ...sender,
    /** Sends the outbox items now, when the network is back, when another tab changes the outbox, and before sign-out. */
    start: () => {
      if (isStarted) return
      isStarted = true
      sender.start()
      addEventListener('storage', ({ key }) => {
        if (key !== null && key !== outboxStorageKey) return
        outbox.reload()
        void sender.sendPending()
      })
      getPendingSaves(storage).register('outbox', () => sender.sendPending())
      void sender.sendPending()
    },
  }
}

export type OutboxDelivery = ReturnType<typeof createOutboxDelivery>

const getOutboxDeliveries = oncePer((store: ShopStore) =>
  oncePer((services: ShopServices) => createOutboxDelivery(services, store)),
)

export function useOutboxDelivery(): OutboxDelivery {
  return getOutboxDeliveries(useShopStore())(useShopServices())
}
