import { useId, useSyncExternalStore } from 'react'
import { isInAppBrowser } from '../../domain/inAppBrowser'
import { Button } from '../../ui/Button'
import { LoadingOverlay } from './LoadingOverlay'
import { type Entered, useGoogle } from './useGoogle'
import styles from './GoogleEntry.module.css'

type Props = { label: string; onEntered: (entered: Entered) => Promise<void> }

/** The way in through Google, where Google allows one. */
export function GoogleEntry({ label, onEntered }: Props) {
  const isInApp = useSyncExternalStore(
    neverChanges,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  )
  return (
    <div className={styles.entry}>
      <p className={styles.or}>or</p>
      {isInApp ? <NotInHere /> : <GoogleButton {...{ label, onEntered }} />}
    </div>
  )
}

function neverChanges() {
  return () => undefined
}

function NotInHere() {
  return (
    <p className={styles.note}>
      Google does not let people sign in inside another app. Use your e-mail and a password above, or open
      this page in your browser.
    </p>
  )
}

function GoogleButton({ label, onEntered }: Props) {
  const { isWaiting, problem, enter, giveUp } = useGoogle(onEntered)
  const problemId = useId()
  return (
    <>
      <Button tone="quiet" aria-describedby={problem ? problemId : undefined} onClick={() => void enter()}>
        {label}
      </Button>
      <p className={styles.note} id={problemId} hidden={problem === ''}>
        {problem}
      </p>
      {isWaiting ? (
        <LoadingOverlay what="Go on in Google's window">
          <Button tone="light" onClick={giveUp}>
            Use e-mail instead
          </Button>
        </LoadingOverlay>
      ) : null}
    </>
  )
}
