import { sendSubmission } from '../../web/data/sending/sendSubmission'
import type { RequestFields } from '../../domain/sending/request'
import { getDrafts } from '../../web/features/sending/drafts'
import { submitToOutbox } from '../../web/features/sending/submitToOutbox'
import { createOutboxDelivery } from '../../web/features/sending/outboxDelivery'
import { safeLocalStorage } from '../../web/browser/safeStorage'
import { createShopServices } from '../../web/data/createShopServices'
import type { Submission, SendOutcome } from '../../domain/sending/submission'
import type { Outbox } from '../../web/state/outboxStore'
import { createShopStore } from '../../web/state/store'

/** The site's functions for sending requests. Each simulated tab runs its own copy of this module. */
export type SubmissionClient = {
  outbox: Outbox
  send: (submission: Submission) => Promise<SendOutcome>
  /** Starts to deliver the submissions in the outbox, as every page of the site does. */
  startSending: () => void
  /** Submits a guest's request, as the SEND REQUEST button does, and returns its id. */
  submitRequest: (fields: RequestFields) => string
}

const services = createShopServices(safeLocalStorage)
const delivery = createOutboxDelivery(services, createShopStore(safeLocalStorage).store)

export const submissionClient: SubmissionClient = {
  outbox: delivery.outbox,
  send: (submission) => sendSubmission(services.sending, submission),
  startSending: delivery.start,
  submitRequest: (fields) =>
    submitToOutbox(delivery, { kind: 'requests', fields }, '', getDrafts(safeLocalStorage).request, []),
}
