import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { businessDetails } from '../../../../domain/site/businessDetails'
import { routePaths } from '../../../../domain/site/routePaths'
import { privacyMessages, type DeletionSubject } from '../../../../domain/messages/privacy'
import { useShopServices } from '../../../data/ShopServices'
import { useShopStore } from '../../../state/storeHooks'
import { Button } from '../../../ui/Button'
import { SignInPrompt } from '../SignInPrompt'
import { ConfirmDeletion } from './ConfirmDeletion'
import { DeletionMessage } from './DeletionMessage'
import { getDeletionStep, useDeletionStep } from './deletionStep'
import { openDeletion, runDeletion } from './runDeletion'
import { SignInAgain } from './SignInAgain'

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
    flushSync(() => {
      getDeletionStep(services).write({ is: 'closed' })
    })
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
