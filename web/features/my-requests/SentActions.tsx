import { useState } from 'react'
import { paths } from '../../app/paths'
import { chatUrl } from '../../domain/business'
import { referenceOf } from '../../domain/sent'
import type { Sent } from '../../domain/sentRecord'
import { Button, ButtonLink, ButtonOut } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, undoIcon } from '../../ui/icons'
import { Unseen } from '../../ui/Unseen'
import { requestAgain } from './requestAgain'
import { useShopStore } from '../../state/hooks'
import styles from './SentActions.module.css'

/** What can be done with something that was sent: ask for the same again, and go on about it in a chat. */
export function SentActions({ sent }: { sent: Sent }) {
  return (
    <div className={styles.actions}>
      {sent.items.length > 0 ? <Again sent={sent} /> : null}
      {sent.status === 'closed' ? null : (
        <ButtonOut tone="quiet" href={chatUrl(`About ${referenceOf(sent.id)}:\n\n${sent.text}`)}>
          <Icon drawing={chatIcon} />
          Continue on WhatsApp
          <Unseen> about {referenceOf(sent.id)}</Unseen>
        </ButtonOut>
      )}
    </div>
  )
}

function Again({ sent }: { sent: Sent }) {
  const store = useShopStore()
  const [isListed, setIsListed] = useState(false)
  const again = async () => {
    setIsListed(await requestAgain(store, sent))
  }
  return (
    <>
      <Button tone="quiet" onClick={() => void again()}>
        <Icon drawing={undoIcon} />
        Request again
        <Unseen> {referenceOf(sent.id)}</Unseen>
      </Button>
      {isListed ? <ButtonLink to={paths.orderList}>Go to Order List</ButtonLink> : null}
    </>
  )
}
