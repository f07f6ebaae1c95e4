import { deskAccountMessages } from '../../../domain/messages/desk/account'
import { Button, ExternalButtonLink } from '../../ui/Button'
import { LoadingIndicator } from '../../ui/LoadingIndicator'
import type { SecondFactorSetup } from '../../data/session/SecondFactorServices'
import { CodeForm } from './CodeForm'
import { QrCode } from './QrCode'
import type { SecondFactor } from './useSecondFactor'
import desk from '../ui/desk.module.css'
import styles from './SecondFactorSteps.module.css'

type Props = { secondFactor: SecondFactor; email: string }

/** What a staff member sees of the second factor at each step. */
export function SecondFactorSteps({ secondFactor, email }: Props) {
  const { step, confirm, cancel } = secondFactor
  switch (step.is) {
    case 'loading':
      return <LoadingIndicator label={deskAccountMessages.loading} />
    case 'loadFailed':
      return <LoadFailed {...secondFactor} />
    case 'off':
      return <Off {...secondFactor} />
    case 'unverified':
      return <Unverified {...secondFactor} email={email} />
    case 'setUp':
      return <Setup setup={step.setup} onConfirm={(code) => confirm(step.setup, code)} onCancel={cancel} />
    case 'on':
      return <On {...secondFactor} />
    case 'asking':
      return <SwitchOffQuestion {...secondFactor} />
  }
}

function LoadFailed({ load }: Pick<SecondFactor, 'load'>) {
  return (
    <div className={desk.actions}>
      <p>{deskAccountMessages.loadFailed}</p>
      <Button tone="quiet" onClick={load}>
        {deskAccountMessages.tryAgain}
      </Button>
    </div>
  )
}

function Off({ isBusy, setUp }: Pick<SecondFactor, 'isBusy' | 'setUp'>) {
  return (
    <div className={desk.actions}>
      <p>{deskAccountMessages.offStatus}</p>
      <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={setUp}>
        {isBusy ? deskAccountMessages.busy : deskAccountMessages.setUp}
      </Button>
    </div>
  )
}

type UnverifiedProps = Pick<SecondFactor, 'isBusy' | 'setUp' | 'sendLink'> & { email: string }

function Unverified({ isBusy, setUp, sendLink, email }: UnverifiedProps) {
  return (
    <>
      <p className={desk.lead}>{deskAccountMessages.unverifiedText}</p>
      <div className={desk.buttons}>
        <Button aria-busy={isBusy} aria-disabled={isBusy} onClick={() => sendLink(email)}>
          {deskAccountMessages.sendLink}
        </Button>
        <Button tone="quiet" aria-busy={isBusy} aria-disabled={isBusy} onClick={setUp}>
          {deskAccountMessages.setUp}
        </Button>
      </div>
    </>
  )
}

function On({ ask }: Pick<SecondFactor, 'ask'>) {
  return (
    <>
      <div className={desk.actions}>
        <p>{deskAccountMessages.onStatus}</p>
        <Button tone="quiet" onClick={ask}>
          {deskAccountMessages.switchOff}
        </Button>
      </div>
      <p className={desk.remark}>{deskAccountMessages.lostPhoneNote}</p>
    </>
  )
}

function SwitchOffQuestion({ isBusy, switchOff, keep }: Pick<SecondFactor, 'isBusy' | 'switchOff' | 'keep'>) {
  return (
    <>
      <p>{deskAccountMessages.switchOffQuestion}</p>
      <div className={desk.buttons}>
        <Button tone="quiet" aria-busy={isBusy} aria-disabled={isBusy} onClick={switchOff}>
          {isBusy ? deskAccountMessages.busy : deskAccountMessages.switchOff}
        </Button>
        <Button onClick={keep}>{deskAccountMessages.keepOn}</Button>
      </div>
    </>
  )
}

type SetupProps = {
  setup: SecondFactorSetup
  onConfirm: (code: string) => Promise<void>
  onCancel: () => void
}

function Setup({ setup: { secretKey, url }, onConfirm, onCancel }: SetupProps) {
  return (
    <div className={styles.setup}>
      <div className={styles.step}>
        <p>{deskAccountMessages.scanStep}</p>
        <QrCode text={url} label={deskAccountMessages.qrLabel} />
      </div>
      <div className={styles.step}>
        <p>{deskAccountMessages.openStep}</p>
        <ExternalButtonLink tone="quiet" href={url}>
          {deskAccountMessages.openInApp}
        </ExternalButtonLink>
        <p>{deskAccountMessages.typeStep}</p>
        <code className={styles.key}>{secretKey.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CodeForm
          label={deskAccountMessages.secondFactorTitle}
          submitLabel={deskAccountMessages.switchOn}
          cancelLabel={deskAccountMessages.cancel}
          onSubmit={onConfirm}
          onCancel={onCancel}
        />
      </div>
    </div>
  )
}
