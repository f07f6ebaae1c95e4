import { isSitePath } from '../site/isSitePath'
import { toRecordOrEmpty } from '../validation/fieldSchema'

export type PushMessage = {
  title: string
  body: string
  /** A notification replaces the one with the same tag. */
  tag: string
  /** The path of this site that a press on the notification opens. */
  path: string
}

export function parsePushMessage(payload: unknown): PushMessage | null {
  const { title, body, tag, path } = toRecordOrEmpty(payload)
  if (![title, body, tag, path].every((field) => typeof field === 'string')) return null
  const message = { title, body, tag, path } as PushMessage
  return message.title !== '' && isSitePath(message.path) ? message : null
}
