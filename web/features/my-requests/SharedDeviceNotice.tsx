import { useState } from 'react'
import { importAgain } from '../../browser/importAgain'
import { safeLocalStorage } from '../../browser/safeStorage'
import { routePaths } from '../../../domain/site/routePaths'
import {
  keepHere,
  notYourDevice,
  registerAccount,
  removalFailedMessage,
  removedMessage,
  removeFromBrowser,
  removeQuestion,
  sharedDeviceLabel,
  sharedDeviceText,
} from '../../../domain/messages/myRequests'
import { signOut } from '../../data/session/session'
import { clearDrafts } from '../../state/draft'
import { Button, ButtonLink } from '../../ui/Button'
import { showToast } from '../../ui/toasts/showToast'
import styles from './SharedDeviceNotice.module.css'

/**
 * Warns a guest that other people who use this browser can see the guest's requests. Offers to register an account or
 * to remove the requests from this browser.
 */
export function SharedDeviceNotice() {
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <aside className={styles.aside} aria-label={sharedDeviceLabel}>
      <p>{isConfirming ? removeQuestion : sharedDeviceText}</p>
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button onClick={() => void removeGuestRequests()}>{removeFromBrowser}</Button>
            <Button
              tone="quiet"
              onClick={() => {
                setIsConfirming(false)
              }}
            >
              {keepHere}
            </Button>
          </>
        ) : (
          <>
            <ButtonLink tone="quiet" to={routePaths.register}>
              {registerAccount}
            </ButtonLink>
            <Button
              tone="quiet"
              onClick={() => {
                setIsConfirming(true)
              }}
            >
              {notYourDevice}
            </Button>
          </>
        )}
      </div>
    </aside>
  )
}

async function removeGuestRequests() {
  try {
    const { removeOutboxItemsSentByGuest } = await importAgain(() => import('../../state/browserOutbox'))
    await signOut(() => undefined)
    removeOutboxItemsSentByGuest()
    clearDrafts(safeLocalStorage)
    showToast('success', removedMessage)
  } catch {
    showToast('error', removalFailedMessage)
  }
}
