import { usePushKey } from '../../data/push/usePushKey'
import { usePushSwitch } from '../../data/push/usePushSwitch'
import { AnswerAlertSwitch } from '../../ui/push/AnswerAlertSwitch'

/** Offers a notification on this device about the answer, if this deployment can send one. */
export function AnswerAlert() {
  const pushSwitch = usePushSwitch('shop', usePushKey())
  return pushSwitch ? <AnswerAlertSwitch {...pushSwitch} /> : null
}
