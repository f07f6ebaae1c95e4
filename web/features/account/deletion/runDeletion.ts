import { importAgain } from '../../../browser/importAgain'
import type { ShopServices } from '../../../data/ShopServices'
import { accountSignedOut } from '../../../state/authSlice'
import { clearDrafts } from '../../../state/draft'
import { recordLocalOrderListChange } from '../../../state/localChangeTime'
import { isOutboxUsed } from '../../../state/outboxUsage'
import type { ShopStore } from '../../../state/store'
import { withUnmountedSession } from '../saveAndSignOut'
import { getDeletionStep } from './deletionStep'
import { type DeletionSubject, privacyMessages } from '../../../../domain/messages/privacy'

/** Starts a deletion: an account must sign in again first, a guest only confirms it. */
export async function openDeletion(services: ShopServices, subject: DeletionSubject): Promise<void> {
  const step = getDeletionStep(services)
  step.write({ is: 'checking' })
  services.account.preloadReauthentication()
  const availability = await services.account.checkDeletion()
  if (availability !== 'offered') step.write({ is: availability })
  else step.write({ is: subject === 'account' ? 'signIn' : 'confirm', problem: '' })
}

/** Deletes the accounts of this browser, and then what the browser keeps. A failure keeps everything and says so. */
export async function runDeletion(
  services: ShopServices,
  store: ShopStore,
  subject: DeletionSubject,
): Promise<void> {
  const step = getDeletionStep(services)
  step.write({ is: 'deleting' })
  const message = await withUnmountedSession(services, async () => {
    const result = await services.account.deleteAccounts().catch(() => null)
    if (result !== 'complete' && result !== 'pending') {
      step.write({
        is: result === 'recentSignIn' ? 'signIn' : 'confirm',
        problem: privacyMessages.explainRefusal(result),
      })
      return null
    }
    await clearBrowser(services, store)
    return privacyMessages.formatDeletionMessage(subject, result)
  })
  if (message !== null) step.write({ is: 'done', message })
}

/** Clears what this browser keeps of a visitor. The copy of the shop for times without a connection stays. */
async function clearBrowser({ session, storage }: ShopServices, store: ShopStore): Promise<void> {
  // If the sign-out fails, the session ends at its next request: its account is gone.
  await session.signOut(() => undefined).catch(() => undefined)
  store.dispatch(accountSignedOut())
  clearDrafts(storage)
  recordLocalOrderListChange(storage, true)
  if (!isOutboxUsed(storage)) return
  const { getOutbox } = await importAgain(() => import('../../../state/browserOutbox'))
  getOutbox(storage).remove(() => true)
}
