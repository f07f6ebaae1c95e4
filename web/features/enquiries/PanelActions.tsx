import type { RefObject } from 'react'
import { paths } from '../../app/paths'
import { chatUrl } from '../../domain/business'
import { type Letter, letterText } from '../../domain/letter'
import type { OutboxItem } from '../../domain/outbox'
import type { Phase } from '../../domain/outboxPhase'
import { outbox } from '../../state/ownOutbox'
import { Button, ButtonLink, ButtonOut } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, closeIcon } from '../../ui/icons'
import { Doors } from './Doors'
import { sender } from './sendingBox'
import { TakeBack } from './TakeBack'

type Props = {
  item: OutboxItem
  phase: Phase
  isBusy: boolean
  letter: Letter
  shown: RefObject<HTMLElement | null>
}

/** What a visitor may do with something that they handed in. */
export function PanelActions({ item, phase, isBusy, letter, shown }: Props) {
  switch (phase) {
    case 'sending':
      return null
    case 'sent':
      return (
        <>
          <ButtonOut href={chatUrl(letterText(letter))}>
            <Icon drawing={chatIcon} />
            Continue on WhatsApp
          </ButtonOut>
          <ButtonLink tone="quiet" to={paths.myRequests}>
            My requests
          </ButtonLink>
        </>
      )
    case 'refused':
      return (
        <>
          <Doors letter={letter} shown={shown} isLoud />
          <TakeBack item={item} />
          <DeleteItem item={item} />
        </>
      )
    case 'kept':
    case 'unsure':
    case 'resting':
    case 'elsewhere':
      return (
        <>
          <Button onClick={() => void sender.goAfresh()} aria-busy={isBusy}>
            Try now
          </Button>
          <Doors letter={letter} shown={shown} />
          {phase === 'unsure' || isBusy ? null : <TakeBack item={item} />}
        </>
      )
  }
}

function DeleteItem({ item: { outgoing } }: { item: OutboxItem }) {
  const remove = () => {
    outbox.remove((other) => other.outgoing.id === outgoing.id)
  }
  return (
    <Button tone="quiet" onClick={remove}>
      <Icon drawing={closeIcon} />
      Delete
    </Button>
  )
}
