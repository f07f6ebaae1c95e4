import type { PushMessage } from '../../domain/push/pushMessage'

// Push services take 4,096 bytes, of which the encryption needs 103 (RFC 8291). A UTF-16 unit has at most 3 bytes, or 6
// if JSON escapes it.
const maxTitleLength = 120
const maxBodyLength = 400

/** The payload of a push message, short enough for every push service. */
export function toPushPayload(message: PushMessage): string {
  return JSON.stringify({
    ...message,
    title: shorten(message.title, maxTitleLength),
    body: shorten(message.body, maxBodyLength),
  })
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  return `${text
    .slice(0, maxLength - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}
