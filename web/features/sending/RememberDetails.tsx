import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { sendingMessages } from '../../../domain/messages/sending'
import { takeEarlyField } from '../../ui/forms/useEarlyInput'
import { showToast } from '../../ui/toasts/showToast'
import styles from './RememberDetails.module.css'
import { type Drafts, useDrafts } from './drafts'
import { type ContactDetails, forgetDetails } from './rememberedDetails'
import { TextButton } from './TextButton'
import { useRememberedDetails } from './useRememberedDetails'

export function RememberDetails({ details }: { details: Required<ContactDetails> }) {
  const drafts = useDrafts()
  const { isRemembered } = useRememberedDetails()
  const checkbox = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const setRemembered = (isWanted: boolean) => drafts.rememberedDetails.write(isWanted ? details : {})
  useEarlyTick(checkbox, drafts.rememberedDetails, setRemembered)
  const forget = () => {
    forgetDetails(drafts)
    // The button disappears.
    checkbox.current?.focus()
    showToast('success', sendingMessages.detailsForgottenMessage)
  }
  return (
    <div className={styles.remember}>
      <label className={styles.line}>
        <input
          ref={checkbox}
          className={styles.box}
          name="remember"
          type="checkbox"
          aria-describedby={hintId}
          checked={isRemembered}
          onChange={({ target }) => setRemembered(target.checked)}
        />
        {sendingMessages.rememberMyDetails}
      </label>
      <p className={styles.hint} id={hintId}>
        {sendingMessages.rememberMyDetailsHint}
      </p>
      {isRemembered ? <TextButton onClick={forget}>{sendingMessages.forgetMyDetails}</TextButton> : null}
    </div>
  )
}

/** Reports a tick from before hydration, which React does not. */
function useEarlyTick(
  checkbox: { current: HTMLInputElement | null },
  rememberedDetails: Drafts['rememberedDetails'],
  onTick: (isTicked: true) => void,
) {
  const reportTick = useEffectEvent(() => {
    const early = takeEarlyField(checkbox.current)
    const isTicked = early instanceof HTMLInputElement && early.checked
    if (isTicked && Object.keys(rememberedDetails.read()).length === 0) onTick(true)
  })
  useEffect(() => {
    reportTick()
  }, [])
}
