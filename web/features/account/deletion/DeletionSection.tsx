import { useHasSentAsGuest } from '../../../data/sentAsGuest'
import { businessDetails } from '../../../domain/site/businessDetails'
import { selectAuth } from '../../../state/authSlice'
import { selectIsReduxStateRestored } from '../../../state/store'
import { useShopSelector } from '../../../state/storeHooks'
import { Heading } from '../../../ui/Heading'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { NoScriptNotice } from '../../../ui/NoScriptNotice'
import { DeletionSteps } from './DeletionSteps'
import { deletionMailUrl } from './deletionTexts'
import styles from './DeletionSection.module.css'

/** Where a visitor deletes the account, or what a guest sent from this browser. */
export function DeletionSection() {
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const isGuest = useHasSentAsGuest()
  const subject = isLoggedIn ? 'account' : isGuest ? 'guest' : null
  return (
    <div className={styles.section}>
      <Heading level={2} lead="Delete your account, or what you sent from this browser without one.">
        Have it deleted
      </Heading>
      <NoScriptNotice purpose="To delete it yourself" />
      {isRestored ? (
        <DeletionSteps subject={subject} email={email} />
      ) : (
        <LoadingIndicator label="Looking for your account" />
      )}
      <p className={styles.other}>
        You sent something from another browser without an account? Write to us at{' '}
        <a href={deletionMailUrl}>{businessDetails.email}</a> with its reference, and we delete it for you.
      </p>
    </div>
  )
}
