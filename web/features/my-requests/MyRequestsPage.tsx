import type { ReactNode } from 'react'
import { useShopSelector } from '../../state/hooks'
import { selectIsRestored } from '../../state/store'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { Waiting } from '../../ui/Waiting'
import { myRequestsHead } from './heads'
import { SentHere } from './SentHere'
import styles from './MyRequestsPage.module.css'

/** What this visitor sent, and where it stands; above it what `waiting` shows of that which is still to be sent. */
export function MyRequestsPage({ waiting }: { waiting?: ReactNode }) {
  usePageHead(myRequestsHead)
  const isRestored = useShopSelector(selectIsRestored)
  return (
    <Band>
      <Heading level={1} lead="What you sent us, and where it stands. It changes here as we answer.">
        My Requests
      </Heading>
      <div className={styles.lists}>
        {waiting}
        {isRestored ? <SentHere /> : <Waiting what="Fetching your requests" />}
      </div>
    </Band>
  )
}
