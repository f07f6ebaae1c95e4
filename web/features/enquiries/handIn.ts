import { twinOf } from '../../domain/outbox'
import { type Outgoing, readOutgoing, saySame } from '../../domain/outgoing'
import { sentIdLength, sentIdOf } from '../../domain/sent'
import { outbox } from '../../state/ownOutbox'
import { readJson } from '../../state/readJson'
import type { contactDraft, requestDraft } from './drafts'
import { sender, startSending } from './sendingBox'

/** What a form says; its id, its sender and its time are added when it is handed in. */
export type Said<Kind extends Outgoing['kind']> = Pick<Extract<Outgoing, { kind: Kind }>, 'kind' | 'fields'>

type FormDraft = typeof contactDraft | typeof requestDraft

/**
 * Puts what a form says into the outbox and has it sent; answers its id. The draft goes only when the browser keeps the
 * outbox: until then the draft holds it with its id, so that the same text handed in again, after a reload, is not sent a second time.
 */
export function handIn(said: Said<'requests'> | Said<'enquiries'>, uid: string, draft: FormDraft): string {
  const fresh: Outgoing = { ...said, id: newId(), uid, madeAt: Date.now() }
  const before = handedInOf(draft)
  const outgoing = before && saySame(before, fresh) ? before : fresh
  outbox.reread()
  const twin = twinOf(outbox.read(), outgoing)
  if (!twin) add(outgoing, draft)
  startSending()
  void sender.go()
  return (twin?.outgoing ?? outgoing).id
}

function add(outgoing: Outgoing, draft: FormDraft) {
  const typed = { ...draft.read(), handedIn: JSON.stringify(outgoing) }
  draft.write(typed)
  if (outbox.add(outgoing)) {
    draft.write({})
    return
  }
  // A storage that is full has room for it in the draft's place.
  draft.write({})
  if (!outbox.keepNow()) draft.write(typed)
}

function newId(): string {
  return sentIdOf(crypto.getRandomValues(new Uint32Array(sentIdLength)))
}

/** What was handed in of this draft and is not known to have arrived, where the outbox could not be kept. */
export function handedInOf(draft: FormDraft): Outgoing | null {
  return readOutgoing(readJson(draft.read().handedIn ?? null))
}

/** Forgets a draft that was kept only until what it says has arrived. */
export function forgetArrived(draft: FormDraft): void {
  const id = handedInOf(draft)?.id
  const item = outbox.read().find(({ outgoing }) => outgoing.id === id)
  if (item?.standing.is === 'sent') draft.write({})
}
