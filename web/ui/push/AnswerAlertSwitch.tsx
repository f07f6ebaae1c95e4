import { SwitchRow } from './SwitchRow'
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

type Props = { state: AnswerAlertState; isAvailable: boolean; onChange: (isOn: boolean) => void }

/** The switch 'Tell me here when you answer', with a line about what the browser allows. */
export function AnswerAlertSwitch({ state, isAvailable, onChange }: Props) {
  return (
    <div className={styles.card}>
      <SwitchRow
        label="Tell me here when you answer"
        hint={hints[state]}
        isOn={state === 'on'}
        isAvailable={isAvailable}
        isBusy={state === 'asking'}
        role="switch"
        onChange={onChange}
      />
    </div>
  )
}
