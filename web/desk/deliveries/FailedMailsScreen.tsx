import { useRef, useState } from 'react'
import { deskDeliveriesMessages } from '../../../domain/messages/desk/deliveries'
import { useStaff } from '../../data/desk/DeskServices'
import type { FailedMailsSnapshot } from '../../data/desk/useFailedMails'
import { LoadingLive } from '../connection/LoadingLive'
import { DeskErrorBoundary } from '../DeskErrorFallback'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { useServerTime } from '../useServerTime'
import { FailedMailRow } from './FailedMailRow'
import { SendAllAgain } from './SendAllAgain'
import desk from '../ui/desk.module.css'

/** The e-mails that nobody tries to send any more, each with its reason, and the ways to send them again. */
export function FailedMailsScreen() {
  useDeskPageMetadata(deskDeliveriesMessages.deliveriesTitle)
  return (
    <div className={desk.screen}>
      <DeskErrorBoundary what={deskDeliveriesMessages.deliveriesName}>
        <FailedMails />
      </DeskErrorBoundary>
    </div>
  )
}

function FailedMails() {
  const snapshot = useStaff().useFailedMails()
  const [message, setMessage] = useState('')
  const titleRef = useRef<HTMLHeadingElement>(null)
  if (!snapshot) return <LoadingLive label={deskDeliveriesMessages.loadingDeliveries} />
  const report = (text: string) => {
    setMessage(text)
    // The pressed button may have gone with its row.
    titleRef.current?.focus()
  }
  return (
    <>
      <header className={desk.bar}>
        <h1 className={desk.title} ref={titleRef} tabIndex={-1}>
          {deskDeliveriesMessages.deliveriesTitle}
        </h1>
        {snapshot.mails.length > 0 ? <SendAllAgain snapshot={snapshot} onDone={report} /> : null}
      </header>
      <p className={desk.slimSuccess} role="status">
        {message}
      </p>
      <p className={desk.lead}>
        {snapshot.mails.length > 0
          ? deskDeliveriesMessages.deliveriesLead
          : deskDeliveriesMessages.noFailures}
      </p>
      <FailedMailList snapshot={snapshot} onResent={report} />
    </>
  )
}

type ListProps = { snapshot: FailedMailsSnapshot; onResent: (message: string) => void }

function FailedMailList({ snapshot: { mails, hasMore }, onResent }: ListProps) {
  const now = useServerTime()
  return (
    <>
      {mails.length > 0 ? (
        <ul className={desk.list} aria-label={deskDeliveriesMessages.deliveriesTitle}>
          {mails.map((mail) => (
            <FailedMailRow key={mail.id} mail={mail} now={now} onResent={onResent} />
          ))}
        </ul>
      ) : null}
      {hasMore ? <p className={desk.remark}>{deskDeliveriesMessages.formatMore(mails.length)}</p> : null}
      <p className={desk.remark}>{deskDeliveriesMessages.alertsNote}</p>
    </>
  )
}
