import { findDuplicate, type SubmittedOrderList } from '../../../domain/sending/outboxItem'
import { parseSerializedOrderItems } from '../../../domain/order-list/orderItems'
import type { CartItem } from '../../../domain/order-list/orderList'
import { takeItems } from '../../../domain/order-list/takeItems'
import {
  type Submission,
  parseSubmission,
  hasSameSubmissionContent,
} from '../../../domain/sending/submission'
import { createDocumentId } from '../../data/sending/createDocumentId'
import { parseJson } from '../../browser/parseJson'
import type { Outbox } from '../../state/outboxStore'
import type { FormDraft } from './drafts'
import type { OutboxDelivery } from './outboxDelivery'

/** The kind and the fields of a submitted form. The function submitToOutbox adds the id, the account and the time. */
export type FormSubmission<Kind extends Submission['kind']> = Pick<
  Extract<Submission, { kind: Kind }>,
  'kind' | 'fields'
>

/**
 * Moves the input of a form from its draft to the outbox, starts sending, and returns the submission's id. If the
 * browser cannot store the outbox, the draft keeps the submission: after a reload, the same text is sent with the same
 * id. What the submission has of the order list `list` leaves it once it is sent.
 */
export function submitToOutbox(
  { outbox, start, sendPending }: OutboxDelivery,
  content: FormSubmission<'requests'> | FormSubmission<'enquiries'>,
  uid: string,
  draft: FormDraft,
  list: readonly CartItem[],
): string {
  const newSubmission: Submission = { ...content, id: createDocumentId(), uid, madeAt: Date.now() }
  const draftSubmission = readDraftSubmission(draft)
  const submission =
    draftSubmission && hasSameSubmissionContent(draftSubmission, newSubmission)
      ? draftSubmission
      : newSubmission
  outbox.reload()
  const duplicate = findDuplicate(outbox.read(), submission)
  const orderList = findSubmittedOrderList(content, list)
  if (!duplicate) addToOutbox(outbox, submission, draft, orderList)
  else if (orderList) outbox.setOrderList(duplicate.submission.id, orderList)
  start()
  void sendPending()
  return (duplicate?.submission ?? submission).id
}

function findSubmittedOrderList(
  content: FormSubmission<'requests'> | FormSubmission<'enquiries'>,
  list: readonly CartItem[],
): SubmittedOrderList | undefined {
  if (content.kind === 'enquiries') return undefined
  const { taken } = takeItems(list, parseSerializedOrderItems(content.fields.items))
  return taken.length > 0 ? { items: taken, isTaken: false } : undefined
}

function addToOutbox(
  outbox: Outbox,
  submission: Submission,
  draft: FormDraft,
  orderList: SubmittedOrderList | undefined,
) {
  const input = { ...draft.read(), submission: JSON.stringify(submission) }
  draft.write(input)
  const isStored = outbox.add(submission, orderList)
  // If the browser's storage is full, deleting the draft makes room for the outbox.
  draft.write({})
  if (!isStored && !outbox.persistNow()) draft.write(input)
}

/** Reads the submission that the draft keeps because the outbox could not be stored. */
export function readDraftSubmission(draft: FormDraft): Submission | null {
  return parseSubmission(parseJson(draft.read().submission ?? null))
}

/** Clears a draft whose submission has been sent. */
export function clearSentDraft(outbox: Outbox, draft: FormDraft): void {
  const id = readDraftSubmission(draft)?.id
  const item = outbox.read().find(({ submission }) => submission.id === id)
  if (item?.delivery.is === 'sent') draft.write({})
}
