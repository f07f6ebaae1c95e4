import { useAnswerAlert } from '../../data/push/useAnswerAlert'
import { AnswerAlertSwitch } from '../../ui/push/AnswerAlertSwitch'

/** Offers a notification on this device about the answer, if this deployment can send one. */
export function AnswerAlert() {
  const pushSwitch = useAnswerAlert()
  return pushSwitch ? <AnswerAlertSwitch {...pushSwitch} /> : null
}
