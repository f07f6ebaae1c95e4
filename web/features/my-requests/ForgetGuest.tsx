import { useState } from 'react'
import { paths } from '../../app/paths'
import { leaveAccount } from '../../data/session'
import { Button, ButtonLink } from '../../ui/Button'
import { showToast } from '../../ui/toast'
import styles from './ForgetGuest.module.css'

/** A guest's requests are open to whoever uses this browser: they can move to an account, or be removed from here. */
export function ForgetGuest() {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <aside className={styles.aside} aria-label="On a shared device">
      <p>
        {isAsked
          ? 'Remove them from this browser? We keep what you sent and answer it, but nobody can show it here again.'
          : 'Whoever uses this browser sees these. Register, and they move to your account.'}
      </p>
      <div className={styles.actions}>
        {isAsked ? (
          <>
            <Button onClick={() => void forget()}>Remove from this browser</Button>
            <Button
              tone="quiet"
              onClick={() => {
                setIsAsked(false)
              }}
            >
              Keep them here
            </Button>
          </>
        ) : (
          <>
            <ButtonLink tone="quiet" to={paths.register}>
              Register New Account
            </ButtonLink>
            <Button
              tone="quiet"
              onClick={() => {
                setIsAsked(true)
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

async function forget() {
  try {
    const { forgetGuests } = await import('../../state/ownOutbox')
    await leaveAccount(() => undefined)
    forgetGuests()
    showToast('success', 'Removed from this browser. We have what you sent and answer it all the same.')
  } catch {
    showToast('error', 'They could not be removed and are still shown here. Please try again in a moment.')
  }
}
