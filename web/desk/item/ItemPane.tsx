import { useStaff } from '../../data/desk/DeskServices'
import type { DeskItemSnapshot } from '../../data/desk/liveItem'
import type { SentItemKey } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { StaffWriteNotices } from '../actions/StaffWriteNotices'
import { useItemWrites } from '../actions/useItemWrites'
import { useState } from 'react'
import { Item } from './Item'
import { PackingSlip } from './PackingSlip'
import { itemTitleId } from './ItemHeader'
import { formatReference } from '../../../domain/sent-items/submissionId'
import desk from '../ui/desk.module.css'
import styles from './ItemPane.module.css'

type ItemStateNoticeProps = { state: 'loading' | 'missing' | 'unreadable' | 'unknown'; itemKey: SentItemKey }

const sentences = {
  loading: null,
  missing: deskItemMessages.missingItem,
  unreadable: deskItemMessages.malformedItem,
  unknown: deskItemMessages.unknownItem,
} as const

export function ItemPane({ itemKey }: { itemKey: SentItemKey }) {
  const { useDeskItem } = useStaff()
  const item = useDeskItem(itemKey)
  const [isSlipOpen, setIsSlipOpen] = useState(false)
  const { waiting, lost } = useItemWrites(itemKey)
  return (
    <article className={styles.item} aria-labelledby={itemTitleId}>
      <StaffWriteNotices waiting={waiting} lost={lost} />
      {renderItem(item, itemKey, { isSlipOpen, setIsSlipOpen })}
    </article>
  )
}

type Slip = { isSlipOpen: boolean; setIsSlipOpen: (isOpen: boolean) => void }

function renderItem(item: DeskItemSnapshot, itemKey: SentItemKey, { isSlipOpen, setIsSlipOpen }: Slip) {
  switch (item.state) {
    case 'found':
      return isSlipOpen && item.sentItem.accepted ? (
        <PackingSlip sentItem={item.sentItem} onClose={() => setIsSlipOpen(false)} />
      ) : (
        <Item sentItem={item.sentItem} onOpenSlip={() => setIsSlipOpen(true)} />
      )
    case 'loading':
      return (
        <>
          <ItemStateNotice state="loading" itemKey={itemKey} />
          <LoadingIndicator label={deskItemMessages.loadingItem} />
        </>
      )
    case 'missing':
    case 'unreadable':
    case 'unknown':
      return <ItemStateNotice key={item.state} state={item.state} itemKey={itemKey} />
  }
}

function ItemStateNotice({ state, itemKey: { kind, id } }: ItemStateNoticeProps) {
  const sentence = sentences[state]
  return (
    <>
      <h2 className={desk.title} id={itemTitleId} tabIndex={-1}>
        {kind === 'requests' ? deskItemMessages.requestWord : deskItemMessages.enquiryWord}{' '}
        {formatReference(id)}
      </h2>
      {sentence ? (
        <p>
          {sentence}{' '}
          <span className={styles.id}>
            {deskItemMessages.idLabel} {id}
          </span>
        </p>
      ) : null}
    </>
  )
}
