import { useCallback, useEffect, useState } from 'react'
import { routePaths } from '../../../domain/site/routePaths'
import { statusLinkMessages } from '../../../domain/messages/myRequests'
import { Link } from '../../ui/Link'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { ExternalButtonLink, Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { formatLagosDate, formatLagosTime } from '../../../domain/site/lagosTime'
import type { SentItemReport } from '../../../domain/conversation/sentItemReport'
import { Conversation } from './conversation/Conversation'
import { SentItemStatus } from './SentItemStatus'
import { poll, type PollOptions } from '../../browser/poll'
import type { SentItemReportOutcome } from '../../data/sending/sentItemReport'
import { useShopServices } from '../../data/ShopServices'
import styles from './LinkedItem.module.css'

/** What the status link with this token shows: one sent item's status and answer, or why it shows nothing. */
export function LinkedItem({ token }: { token: string }) {
  const { state, refresh } = useLinkedItem(token)
  switch (state.kind) {
    case 'loading':
      return <LoadingIndicator label={statusLinkMessages.loadingItem} />
    case 'unknownLink':
      return <UnknownLinkNotice />
    case 'unreachable':
      return <StatusUnreachableNotice onRetry={refresh} />
    case 'found':
      return (
        <div className={styles.found}>
          {state.isCurrent ? null : (
            <p className={styles.remark} role="status">
              {statusLinkMessages.staleItemNote}
            </p>
          )}
          <LinkedItemCard report={state.report} token={token} onDone={refresh} />
          <p className={styles.remark}>
            {statusLinkMessages.onlyThisItem}{' '}
            <Link className={styles.link} to={routePaths.myRequests}>
              {statusLinkMessages.seeOwnItems}
            </Link>
          </p>
        </div>
      )
  }
}

function UnknownLinkNotice() {
  const actions = (
    <ExternalButtonLink href={getWhatsAppUrl()}>{statusLinkMessages.askOnWhatsApp}</ExternalButtonLink>
  )
  return (
    <Notice level={2} title={statusLinkMessages.unknownLinkTitle} actions={actions}>
      <p role="alert">{statusLinkMessages.unknownLinkText}</p>
    </Notice>
  )
}

/** A notice that a status link could not be looked up, with a retry button. Online again, the page retries by itself. */
function StatusUnreachableNotice({ onRetry }: { onRetry: () => void }) {
  const isOnline = useOnlineStatus()
  return (
    <Notice
      level={2}
      title={statusLinkMessages.unreachableTitle}
      actions={<Button onClick={onRetry}>{statusLinkMessages.tryAgain}</Button>}
    >
      <p role="alert">{isOnline ? statusLinkMessages.noAnswerText : statusLinkMessages.offlineText}</p>
    </Notice>
  )
}

const titles = {
  requests: statusLinkMessages.requestTitle,
  enquiries: statusLinkMessages.messageTitle,
} as const

type CardProps = { report: SentItemReport; token: string; onDone: () => void }

function LinkedItemCard({ report, token, onDone }: CardProps) {
  const { reference, kind, createdAt, waitingSince, promisedAt, answeredAt, answer, replies, products } =
    report
  const hasThread = replies.length > 0
  const sentItem = {
    ...report,
    // The conversation has its text.
    answer: answer && hasThread ? { name: answer.name, channel: answer.channel } : answer,
    createdAt: new Date(createdAt),
    waitingSince: new Date(waitingSince),
    promisedAt: promisedAt === null ? null : new Date(promisedAt),
    answeredAt: answeredAt === null ? null : new Date(answeredAt),
    updatedAt: null,
    claimedBy: null,
  }
  return (
    <article className={styles.card} aria-labelledby="linked-item">
      <h2 className={styles.title} id="linked-item">
        {titles[kind]} <strong className={styles.reference}>{reference}</strong>
      </h2>
      <p className={styles.sentAt}>
        {statusLinkMessages.sentLabel}{' '}
        <time dateTime={sentItem.createdAt.toISOString()}>
          {statusLinkMessages.formatSentTime(formatLagosDate(createdAt), formatLagosTime(createdAt))}
        </time>
      </p>
      <SentItemStatus sentItem={sentItem} />
      <Conversation
        sentItem={sentItem}
        item={{ token }}
        replies={replies}
        findProduct={(id) => products.get(id)}
        onDone={onDone}
      />
    </article>
  )
}

/** What the page of a status link shows. A report stays when a later request fails; it is then not current. */
type LinkedItemState =
  | { kind: 'loading' | 'unknownLink' | 'unreachable' }
  | { kind: 'found'; report: SentItemReport; isCurrent: boolean }

const pollOptions: PollOptions = { intervalMs: 30_000, minReturnIntervalMs: 0, withDataSaver: 'everything' }

/** Fetches what a status link shows, every 30 seconds until there is an answer, and when the visitor returns. */
function useLinkedItem(token: string): { state: LinkedItemState; refresh: () => void } {
  const { fetchSentItemReport } = useShopServices().sending
  const [state, setState] = useState<LinkedItemState>({ kind: 'loading' })
  const refresh = useCallback(
    () => fetchSentItemReport(token).then((outcome) => setState((previous) => toState(previous, outcome))),
    [token, fetchSentItemReport],
  )
  useEffect(() => void refresh(), [refresh])
  const isPolled = mayChange(state)
  useEffect(() => (isPolled ? poll(refresh, pollOptions).stop : undefined), [refresh, isPolled])
  return { state, refresh: () => void refresh() }
}

function toState(previous: LinkedItemState, outcome: SentItemReportOutcome): LinkedItemState {
  if (outcome.kind === 'found') return { ...outcome, isCurrent: true }
  if (outcome.kind === 'unreachable' && previous.kind === 'found') return { ...previous, isCurrent: false }
  return { kind: outcome.kind }
}

function mayChange(state: LinkedItemState): boolean {
  if (state.kind === 'found') return state.report.status === 'new' || !state.isCurrent
  return state.kind !== 'unknownLink'
}
