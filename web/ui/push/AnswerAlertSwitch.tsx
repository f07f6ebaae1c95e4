import { useId } from 'react'
import styles from './AnswerAlertSwitch.module.css'

/** What the switch can say about notifications in this browser. */
export type AnswerAlertState = keyof typeof hints

const hints = {
  off: 'A notification on this device, also when this page is closed.',
  asking: 'One moment. Your browser may ask you to allow it.',
  on: 'It is on. This device tells you as soon as we answer.',
  blocked:
    'Your browser blocks our notifications. Allow them in its settings for this site, most often behind the icon beside the address, then switch this on.',
  needsHomeScreen:
    'Your iPhone or iPad can do this from its home screen: choose Share, then Add to Home Screen, and open us from there.',
  unsupported: 'This browser cannot do that. Our answer reaches you all the same, as you asked for it.',
  refused:
    'Your browser’s notifications come through a service that we do not know, so we cannot send there. Chrome, Edge, Firefox and Safari work.',
  failed: 'That did not work, and nothing was changed. Check your connection, then try again.',
} as const

const withoutSwitch: readonly AnswerAlertState[] = ['needsHomeScreen', 'unsupported', 'refused']

type Props = { state: AnswerAlertState; onChange: (isOn: boolean) => void }

/** The switch 'Tell me here when you answer', with a line about what the browser allows. */
export function AnswerAlertSwitch({ state, onChange }: Props) {
  const id = useId()
  const isUsable = !withoutSwitch.includes(state)
  return (
    <div className={styles.row}>
      {/* Not `disabled`: the state changes at a press, and the focus must not get lost then. */}
      <input
        className={styles.box}
        type="checkbox"
        role="switch"
        id={id}
        checked={state === 'on'}
        aria-disabled={!isUsable}
        aria-busy={state === 'asking'}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          if (isUsable) onChange(event.target.checked)
        }}
      />
      <label className={styles.label} htmlFor={id}>
        Tell me here when you answer
      </label>
      <p className={styles.hint} id={`${id}-hint`} aria-live="polite">
        {hints[state]}
      </p>
    </div>
  )
}
