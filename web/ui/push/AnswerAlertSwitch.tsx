import { answerAlertMessages } from '../../../domain/messages/push'
import { SwitchRow } from './SwitchRow'
import styles from './AnswerAlertSwitch.module.css'

export type AnswerAlertState = keyof typeof hints

const hints = {
  off: answerAlertMessages.alertOffHint,
  asking: answerAlertMessages.alertAskingHint,
  on: answerAlertMessages.alertOnHint,
  blocked: answerAlertMessages.alertBlockedHint,
  needsHomeScreen: answerAlertMessages.alertHomeScreenHint,
  unsupported: answerAlertMessages.alertUnsupportedHint,
  refused: answerAlertMessages.alertRefusedHint,
  failed: answerAlertMessages.alertFailedHint,
} as const

type Props = { state: AnswerAlertState; isAvailable: boolean; onChange: (isOn: boolean) => void }

/** The switch 'Tell me here when you answer', with a line about what the browser allows. */
export function AnswerAlertSwitch({ state, isAvailable, onChange }: Props) {
  return (
    <div className={styles.card}>
      <SwitchRow
        label={answerAlertMessages.alertLabel}
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
