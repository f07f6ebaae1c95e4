import { importAgain } from '../../../browser/importAgain'
import { safeLocalStorage } from '../../../browser/safeStorage'
import {
  checkAccountDeletion,
  deleteAccounts,
  preloadReauthentication,
} from '../../../data/session/accountDeletion'
import { signOut } from '../../../data/session/session'
import { accountSignedOut } from '../../../state/authSlice'
import { clearDrafts } from '../../../state/draft'
import { recordLocalOrderListChange } from '../../../state/localChangeTime'
import { isOutboxUsed } from '../../../state/outboxUsage'
import type { ShopStore } from '../../../state/store'
import { withUnmountedSession } from '../saveAndSignOut'
import { setDeletionStep } from './deletionStep'
import { type DeletionSubject, privacyMessages } from '../../../../domain/messages/privacy'

/** Starts a deletion: an account must sign in again first, a guest only confirms it. */
export async function openDeletion(subject: DeletionSubject): Promise<void> {
  setDeletionStep({ is: 'checking' })
  preloadReauthentication()
  const availability = await checkAccountDeletion()
  if (availability !== 'offered') setDeletionStep({ is: availability })
  else setDeletionStep({ is: subject === 'account' ? 'signIn' : 'confirm', problem: '' })
}

/** Deletes the accounts of this browser, and then what the browser keeps. A failure keeps everything and says so. */
export async function runDeletion(store: ShopStore, subject: DeletionSubject): Promise<void> {
  setDeletionStep({ is: 'deleting' })
  const message = await withUnmountedSession(async () => {
    const result = await deleteAccounts().catch(() => null)
    if (result !== 'complete' && result !== 'pending') {
      setDeletionStep({
        is: result === 'recentSignIn' ? 'signIn' : 'confirm',
        problem: privacyMessages.explainRefusal(result),
      })
      return null
    }
    await clearBrowser(store)
    return privacyMessages.formatDeletionMessage(subject, result)
  })
  if (message !== null) setDeletionStep({ is: 'done', message })
}

/** Clears what this browser keeps of a visitor. The copy of the shop for times without a connection stays. */
async function clearBrowser(store: ShopStore): Promise<void> {
  // If the sign-out fails, the session ends at its next request: its account is gone.
  await signOut(() => undefined).catch(() => undefined)
  store.dispatch(accountSignedOut())
  clearDrafts(safeLocalStorage)
  recordLocalOrderListChange(true)
  if (!isOutboxUsed()) return
  const { outbox } = await importAgain(() => import('../../../state/browserOutbox'))
  outbox.remove(() => true)
}
