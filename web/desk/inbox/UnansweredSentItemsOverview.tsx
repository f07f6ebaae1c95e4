import { useOnlineStatus } from '../../browser/useOnlineStatus'
import { useSentItems } from '../../data/useSentItems'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import { ConnectionStatus } from './ConnectionStatus'
import { UnansweredSentItemsCard } from './UnansweredSentItemsCard'
import styles from './UnansweredSentItemsOverview.module.css'

const waitingFilter = { status: 'new' } as const

/** Shows how many requests and how many enquiries wait for a reply, and the oldest of each. */
export function UnansweredSentItemsOverview() {
  const isOnline = useOnlineStatus(() => undefined)
  const requests = useSentItems('requests', waitingFilter)
  const enquiries = useSentItems('enquiries', waitingFilter)
  if (!requests || !enquiries) return <LoadingIndicator label="Fetching the inbox" />
  return (
    <section className={styles.overview} aria-labelledby="inbox-title">
      <div className={styles.bar}>
        <h1 className={styles.title} id="inbox-title">
          Inbox
        </h1>
        <ConnectionStatus isConnected={isOnline && requests.isCurrent && enquiries.isCurrent} />
      </div>
      <div className={styles.cards}>
        <UnansweredSentItemsCard title="Requests" noun={['request', 'requests']} snapshot={requests} />
        <UnansweredSentItemsCard title="Enquiries" noun={['enquiry', 'enquiries']} snapshot={enquiries} />
      </div>
    </section>
  )
}
