import { useHasSentAsGuest } from '../../../data/ShopServices'
import { businessDetails } from '../../../../domain/site/businessDetails'
import { privacyMessages } from '../../../../domain/messages/privacy'
import { accountMessages } from '../../../../domain/messages/account'
import { selectAuth } from '../../../state/authSlice'
import { selectIsReduxStateRestored } from '../../../state/store'
import { useShopSelector } from '../../../state/storeHooks'
import { Heading } from '../../../ui/Heading'
import { LoadingIndicator } from '../../../ui/LoadingIndicator'
import { NoScriptNotice } from '../../../ui/NoScriptNotice'
import { DeletionSteps } from './DeletionSteps'
import styles from './DeletionSection.module.css'

export function DeletionSection() {
  const isRestored = useShopSelector(selectIsReduxStateRestored)
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const isGuest = useHasSentAsGuest()
  const subject = isLoggedIn ? 'account' : isGuest ? 'guest' : null
  return (
    <div className={styles.section}>
      <Heading level={2} lead={privacyMessages.deletionLead}>
        {privacyMessages.deletionTitle}
      </Heading>
      <NoScriptNotice purpose={privacyMessages.deletionPurpose} />
      {isRestored ? (
        <DeletionSteps subject={subject} email={email} />
      ) : (
        <LoadingIndicator label={accountMessages.loadingAccount} />
      )}
      <p className={styles.other}>
        {privacyMessages.otherBrowserBeforeMail}{' '}
        <a href={privacyMessages.deletionMailUrl}>{businessDetails.email}</a>{' '}
        {privacyMessages.otherBrowserAfterMail}
      </p>
    </div>
  )
}
