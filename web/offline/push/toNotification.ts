import { parseJson } from '../../browser/parseJson'
import { parsePushMessage, type PushMessage } from '../../../domain/push/pushMessage'

/** What a worker shows if a payload is broken: browsers demand a notification for each message. */
export type PushDefaults = PushMessage & { icon: string }

/** The notification that shows a push message; `data.path` is what a press on it opens. */
export function toNotification(payload: string, { icon, ...fallback }: PushDefaults) {
  const { title, body, tag, path } = parsePushMessage(parseJson(payload)) ?? fallback
  return { title, body, tag, icon, data: { path } }
}
