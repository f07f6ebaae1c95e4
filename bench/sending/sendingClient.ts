import { sendSubmission } from '../../web/data/sending/sendSubmission'
import type { RequestFields } from '../../domain/sending/request'
import { requestFormDraft } from '../../web/features/sending/drafts'
import { submitToOutbox } from '../../web/features/sending/submitToOutbox'
import { startOutboxDelivery } from '../../web/features/sending/outboxDelivery'
import { outbox } from '../../web/state/browserOutbox'

/** The site's functions for sending requests. Each simulated tab runs its own copy of this module. */
export type SubmissionClient = {
  outbox: typeof outbox
  send: typeof sendSubmission
  /** Starts to deliver the submissions in the outbox, as every page of the site does. */
  startSending: () => void
  /** Submits a guest's request, as the SEND REQUEST button does, and returns its id. */
  submitRequest: (fields: RequestFields) => string
}

export const submissionClient: SubmissionClient = {
  outbox,
  send: sendSubmission,
  startSending: startOutboxDelivery,
  submitRequest: (fields) => submitToOutbox({ kind: 'requests', fields }, '', requestFormDraft),
}
