import { useState } from 'react'
import { importAgain } from '../../browser/importAgain'
import { safeLocalStorage } from '../../browser/safeStorage'
import { routePaths } from '../../domain/site/routePaths'
import { signOut } from '../../data/session'
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
    <aside className={styles.aside} aria-label="On a shared device">
      <p>
        {isConfirming
          ? 'Remove them from this browser? We keep what you sent and answer it, but nobody can show it here again.'
          : 'Whoever uses this browser sees these. Register, and they move to your account.'}
      </p>
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button onClick={() => void removeGuestRequests()}>Remove from this browser</Button>
            <Button
              tone="quiet"
              onClick={() => {
                setIsConfirming(false)
              }}
            >
              Keep them here
            </Button>
          </>
        ) : (
          <>
            <ButtonLink tone="quiet" to={routePaths.register}>
              Register New Account
            </ButtonLink>
            <Button
              tone="quiet"
              onClick={() => {
                setIsConfirming(true)
              }}
            >
              Not your device?
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
    showToast('success', 'Removed from this browser. We have what you sent and answer it all the same.')
  } catch {
    showToast('error', 'They could not be removed and are still shown here. Please try again in a moment.')
  }
}
