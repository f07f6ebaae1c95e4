import {
  alertAskingHint,
  alertBlockedHint,
  alertFailedHint,
  alertHomeScreenHint,
  alertLabel,
  alertOffHint,
  alertOnHint,
  alertRefusedHint,
  alertUnsupportedHint,
} from '../../../domain/messages/answerAlert'
import { SwitchRow } from './SwitchRow'
import styles from './AnswerAlertSwitch.module.css'

/** What the switch can say about notifications in this browser. */
export type AnswerAlertState = keyof typeof hints

const hints = {
  off: alertOffHint,
  asking: alertAskingHint,
  on: alertOnHint,
  blocked: alertBlockedHint,
  needsHomeScreen: alertHomeScreenHint,
  unsupported: alertUnsupportedHint,
  refused: alertRefusedHint,
  failed: alertFailedHint,
} as const

type Props = { state: AnswerAlertState; isAvailable: boolean; onChange: (isOn: boolean) => void }

/** The switch 'Tell me here when you answer', with a line about what the browser allows. */
export function AnswerAlertSwitch({ state, isAvailable, onChange }: Props) {
  return (
    <div className={styles.card}>
      <SwitchRow
        label={alertLabel}
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
