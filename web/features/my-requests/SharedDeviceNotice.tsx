import { useState } from 'react'
import { importAgain } from '../../browser/importAgain'
import { routePaths } from '../../../domain/site/routePaths'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { type ShopServices, useShopServices } from '../../data/ShopServices'
import { clearDrafts } from '../../state/draft'
import { Button, ButtonLink } from '../../ui/Button'
import { showToast } from '../../ui/toasts/showToast'
import styles from './SharedDeviceNotice.module.css'

/** Warns a guest that others who use this browser see the requests; offers an account, or to remove them. */
export function SharedDeviceNotice() {
  const services = useShopServices()
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <aside className={styles.aside} aria-label={myRequestsMessages.sharedDeviceLabel}>
      <p>{isConfirming ? myRequestsMessages.removeQuestion : myRequestsMessages.sharedDeviceText}</p>
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button onClick={() => void removeGuestRequests(services)}>
              {myRequestsMessages.removeFromBrowser}
            </Button>
            <Button tone="quiet" onClick={() => setIsConfirming(false)}>
              {myRequestsMessages.keepHere}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink tone="quiet" to={routePaths.register}>
              {myRequestsMessages.registerAccount}
            </ButtonLink>
            <Button tone="quiet" onClick={() => setIsConfirming(true)}>
              {myRequestsMessages.notYourDevice}
            </Button>
          </>
        )}
      </div>
    </aside>
  )
}

async function removeGuestRequests({ session, storage }: ShopServices) {
  try {
    const { removeOutboxItemsSentByGuest } = await importAgain(() => import('../../state/browserOutbox'))
    await session.signOut(() => undefined)
    removeOutboxItemsSentByGuest(storage)
    clearDrafts(storage)
    showToast('success', myRequestsMessages.removedMessage)
  } catch {
    showToast('error', myRequestsMessages.removalFailedMessage)
  }
}
