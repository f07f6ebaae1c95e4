import { type Ref, useRef, useState } from 'react'
import { sendingMessages } from '../../../domain/messages/sending'
import { showToast } from '../../ui/toasts/showToast'
import styles from './SpamGuard.module.css'

// People need more than two seconds to fill in a form, but simple bots are faster.
const minFillTimeMs = 2000

/** A field that is hidden from people and screen readers, but that bots fill in. */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        {sendingMessages.honeypotLabel}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" ref={ref} />
      </label>
    </div>
  )
}

/** Rejects a filled honeypot, and delays a submit until 2 s after the first focus, unless there was input before. */
export function useSpamGuard(hasInput: boolean) {
  const honeypotRef = useRef<HTMLInputElement>(null)
  const startedAt = useRef<number>(null)
  const [isDelayed, setIsDelayed] = useState(false)
  const recordStart = () => {
    startedAt.current ??= hasInput ? 0 : Date.now()
  }
  const submitUnlessSpam = (submit: () => void) => {
    if (isDelayed) return
    if (honeypotRef.current?.value) {
      honeypotRef.current.value = ''
      showToast('error', sendingMessages.spamSuspectedMessage)
      return
    }
    const elapsedMs = Date.now() - (startedAt.current ?? Date.now())
    // A device clock that was set back meanwhile must not delay the form for hours.
    const remainingMs = minFillTimeMs - Math.max(0, elapsedMs)
    if (remainingMs <= 0) {
      submit()
      return
    }
    setIsDelayed(true)
    setTimeout(() => {
      setIsDelayed(false)
      submit()
    }, remainingMs)
  }
  return { honeypotRef, recordStart, submitUnlessSpam, isDelayed }
}
