import { useState } from 'react'
import { businessDetails } from '../../../domain/site/businessDetails'
import { describeDeskReplyClock } from '../../../domain/sent-items/deskReplyClock'
import { formatLagosDate, formatLagosTime, isSameLagosDay } from '../../../domain/site/lagosTime'
import { getItemClock } from '../../../domain/sent-items/itemClock'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Icon } from '../../ui/Icon'
import { copyText } from '../../browser/copyText'
import { formatReference } from '../../../domain/sent-items/submissionId'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useCalendar } from '../staff/SharedStateContext'
import styles from './ItemHeader.module.css'
import desk from '../ui/desk.module.css'

export function ItemHeader({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const { id, kind, sender, status, createdAt, deliveryArea } = sentItem
  const createdAtMs = createdAt.getTime()
  return (
    <header className={styles.header}>
      <p className={styles.letterhead}>{businessDetails.name}</p>
      <h2 className={`${desk.title} ${styles.title}`} id={itemTitleId} tabIndex={-1}>
        <bdi>{sender.name || deskItemMessages.noName}</bdi>
      </h2>
      <p className={`${styles.badges} ${desk.screenOnly}`}>
        <span className={styles.kind}>
          {kind === 'requests' ? deskItemMessages.requestWord : deskItemMessages.enquiryWord}
        </span>
        <span className={`${styles[status]} ${status === 'new' ? desk.hiddenOnPhone : ''}`}>
          {deskItemMessages.statusNames[status]}
        </span>
        {status === 'new' ? <ReplyClockText sentItem={sentItem} now={now} /> : null}
      </p>
      <p className={`${desk.hint} ${styles.sentAt}`}>
        <CopyReference id={id} />
        <span>
          <span className={desk.hiddenOnPhone}>{deskItemMessages.sentLabel} </span>
          <time dateTime={createdAt.toISOString()}>
            {deskItemMessages.formatSentTime(formatLagosDate(createdAtMs), formatLagosTime(createdAtMs))}
          </time>
        </span>
      </p>
      {deliveryArea === '' ? null : (
        <p className={styles.delivery}>
          {deskItemMessages.deliveryLabel}{' '}
          <strong>
            <bdi>{deliveryArea}</bdi>
          </strong>
        </p>
      )}
      <PrintButton />
    </header>
  )
}

function ReplyClockText({ sentItem, now }: { sentItem: SentItem; now: number }) {
  const calendar = useCalendar()
  const { urgency, text, dueText } = describeDeskReplyClock(sentItem, now, calendar)
  const due = urgency === 'late' || sentItem.promisedAt ? '' : deskItemMessages.formatDue(dueText)
  const isDueToday = isSameLagosDay(getItemClock(sentItem, now, calendar).dueAt, now)
  return (
    <span className={styles[urgency]}>
      <span>{isDueToday ? text + due : text}</span>
      {/* The times of another day take two lines of a phone. */}
      {isDueToday ? null : <span className={desk.hiddenOnPhone}>{due}</span>}
    </span>
  )
}

/** Prints the open item as a packing slip; the print styles in ItemPane.module.css hide the rest of the page. */
function PrintButton() {
  return (
    <button className={styles.print} type="button" onClick={() => print()}>
      <Icon pathData={printIcon} />
      <span className={desk.hiddenOnPhone}>{deskItemMessages.printLabel}</span>
    </button>
  )
}

/** An item's reference, with a button that copies it. Where that is not permitted, the reference can be selected. */
function CopyReference({ id }: { id: string }) {
  const reference = formatReference(id)
  const [message, setMessage] = useState('')
  const copy = async () =>
    setMessage((await copyText(reference)) ? deskItemMessages.referenceCopied : deskItemMessages.selectToCopy)
  return (
    <span className={styles.copy}>
      <VisuallyHidden>{deskItemMessages.referenceLabel} </VisuallyHidden>
      <strong className={styles.reference}>{reference}</strong>
      <button
        className={styles.copyButton}
        type="button"
        aria-label={deskItemMessages.formatCopyReference(reference)}
        onClick={() => void copy()}
      >
        <Icon pathData={copyIcon} />
      </button>
      <span role="status">{message}</span>
    </span>
  )
}

const copyIcon = 'M9 9h10v11H9zM5 15V4h10'
const printIcon = 'M7 9V4h10v5M7 17H4.5V9.5h15V17H17M7 14h10v6.5H7z'

/** The id of the heading of the open item, to which the focus moves when an item is opened. */
export const itemTitleId = 'item-title'

/** Moves the focus to the heading of the open item, for example after the focused control was removed. */
export function focusItemTitle(): void {
  document.getElementById(itemTitleId)?.focus()
}
