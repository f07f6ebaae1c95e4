import { send } from '../../web/data/sending'
import type { RequestFields } from '../../web/domain/request'
import { requestDraft } from '../../web/features/enquiries/drafts'
import { handIn } from '../../web/features/enquiries/handIn'
import { startSending } from '../../web/features/enquiries/sendingBox'
import { outbox } from '../../web/state/ownOutbox'

/** What a tab of the site has for sending; clientBundle.ts builds it, and each tab of each sender begins it anew. */
export type Client = {
  outbox: typeof outbox
  send: typeof send
  /** What every page does that finds something in the outbox. */
  startSending: () => void
  /** What SEND REQUEST does for a guest; answers the request's id. */
  press: (fields: RequestFields) => string
}

export const client: Client = {
  outbox,
  send,
  startSending,
  press: (fields) => handIn({ kind: 'requests', fields }, '', requestDraft),
}
