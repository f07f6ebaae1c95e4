import type { OutboxItem } from '../../domain/outbox'
import type { Outgoing } from '../../domain/outgoing'
import { outbox } from '../../state/ownOutbox'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { backIcon } from '../../ui/icons'
import { contactDraft, requestDraft } from './drafts'
import { handedInOf } from './handIn'

/** Puts what was handed in, and has not arrived, back into the form; not where the form holds something else. */
export function TakeBack({ item: { outgoing } }: { item: OutboxItem }) {
  const draft = outgoing.kind === 'requests' ? requestDraft : contactDraft
  const isFree = Object.keys(draft.read()).length === 0 || handedInOf(draft)?.id === outgoing.id
  if (!isFree) return null
  const takeBack = () => {
    writeDraft(outgoing)
    outbox.remove((item) => item.outgoing.id === outgoing.id)
  }
  return (
    <Button tone="quiet" onClick={takeBack}>
      <Icon drawing={backIcon} />
      Change it
    </Button>
  )
}

function writeDraft({ kind, fields }: Outgoing) {
  if (kind === 'enquiries') contactDraft.write({ ...fields })
  else {
    const { name, list, phone = '', whatsapp = '', email = '' } = fields
    requestDraft.write({ name, list, phone, whatsapp, email })
  }
}
