import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { businessDetails } from '../../../../domain/site/businessDetails'
import { routePaths } from '../../../../domain/site/routePaths'
import { privacyMessages, type DeletionSubject } from '../../../../domain/messages/privacy'
import { useShopServices, type ShopServices } from '../../../data/ShopServices'
import { useShopStore } from '../../../state/storeHooks'
import { Button } from '../../../ui/Button'
import { SignInPrompt } from '../SignInPrompt'
import { getDeletionStep, useDeletionStep } from './deletionStep'
import { SignInAgain } from './SignInAgain'
import { DeletionPanel } from './DeletionPanel'
import { importAgain } from '../../../browser/importAgain'
import { accountSignedOut } from '../../../state/authSlice'
import { clearDrafts } from '../../../state/draft'
import { recordLocalOrderListChange } from '../../../state/localChangeTime'
import { isOutboxUsed } from '../../../state/outboxUsage'
import type { ShopStore } from '../../../state/store'
import { withUnmountedSession } from '../saveAndSignOut'
import styles from './DeletionPanel.module.css'

type Props = { subject: DeletionSubject | null; email: string }

/** The steps of a deletion. Without an account, and with nothing sent, there is only the way to sign in. */
export function DeletionSteps({ subject, email }: Props) {
  const step = useDeletionStep()
  const store = useShopStore()
  const services = useShopServices()
  const openButton = useRef<HTMLButtonElement>(null)
  if (subject === null)
    return step.is === 'done' ? <DeletionMessage>{step.message}</DeletionMessage> : <SignedOutPrompt />
  const keep = () => {
    flushSync(() => getDeletionStep(services).write({ is: 'closed' }))
    openButton.current?.focus()
  }
  if (step.is === 'signIn') return <SignInAgain {...{ email, onKeep: keep }} problem={step.problem} />
  if (step.is === 'absent') return <DeletionByHand />
  if (step.is === 'confirm' || step.is === 'deleting')
    return (
      <ConfirmDeletion
        {...{ subject, onKeep: keep }}
        problem={step.is === 'confirm' ? step.problem : ''}
        isDeleting={step.is === 'deleting'}
        onConfirm={() => void runDeletion(services, store, subject)}
      />
    )
  const isChecking = step.is === 'checking'
  return (
    <>
      {step.is === 'unreachable' ? (
        <DeletionMessage>{privacyMessages.unreachableMessage}</DeletionMessage>
      ) : null}
      <Button ref={openButton} aria-busy={isChecking} onClick={() => void openDeletion(services, subject)}>
        {isChecking ? privacyMessages.checking : privacyMessages.deletionTexts[subject].open}
      </Button>
    </>
  )
}

/** A deployment without functions cannot delete anything by itself. */
function DeletionByHand() {
  return (
    <DeletionMessage>
      {privacyMessages.byHandBeforeMail} <a href={privacyMessages.deletionMailUrl}>{businessDetails.email}</a>{' '}
      {privacyMessages.byHandAfterMail}
    </DeletionMessage>
  )
}

function SignedOutPrompt() {
  return <SignInPrompt purpose={privacyMessages.signInPurpose} returnPath={routePaths.privacy} />
}

type ConfirmDeletionProps = {
  subject: DeletionSubject
  problem: string
  isDeleting: boolean
  onConfirm: () => void
  onKeep: () => void
}

function ConfirmDeletion({ subject, problem, isDeleting, onConfirm, onKeep }: ConfirmDeletionProps) {
  const { confirm, keep } = privacyMessages.deletionTexts[subject]
  const title = subject === 'account' ? privacyMessages.deleteAccountTitle : privacyMessages.deleteSentTitle
  return (
    <DeletionPanel {...{ subject, title, problem }}>
      <div className={styles.actions}>
        <Button
          aria-busy={isDeleting}
          aria-disabled={isDeleting}
          onClick={() => {
            if (!isDeleting) onConfirm()
          }}
        >
          {isDeleting ? privacyMessages.deleting : confirm}
        </Button>
        {isDeleting ? null : (
          <Button tone="quiet" onClick={onKeep}>
            {keep}
          </Button>
        )}
      </div>
    </DeletionPanel>
  )
}

/** What became of a deletion. It gets the focus: the button that was pressed is gone, or says nothing new. */
function DeletionMessage({ children }: { children: ReactNode }) {
  return (
    <p className={styles.message} tabIndex={-1} ref={focusOnMount}>
      {children}
    </p>
  )
}

function focusOnMount(message: HTMLElement | null) {
  message?.focus()
}

/** Starts a deletion: an account must sign in again first, a guest only confirms it. */
async function openDeletion(services: ShopServices, subject: DeletionSubject): Promise<void> {
  const step = getDeletionStep(services)
  step.write({ is: 'checking' })
  services.account.preloadReauthentication()
  const availability = await services.account.checkDeletion()
  if (availability !== 'offered') step.write({ is: availability })
  else step.write({ is: subject === 'account' ? 'signIn' : 'confirm', problem: '' })
}

/** Deletes the accounts of this browser, and then what the browser keeps. A failure keeps everything and says so. */
async function runDeletion(
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
