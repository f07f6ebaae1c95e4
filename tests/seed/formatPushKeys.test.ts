import { expect, test } from 'vitest'
import { createVapidKeys, parseVapidKeys } from '../../functions/push/vapidKeys'
import { formatPushKeys } from '../../seed/formatPushKeys'

test('new push keys are printed with the commands that store them, and functions accept them', () => {
  const keys = createVapidKeys()
  const text = formatPushKeys(keys, 'shop')
  const [publicKey = '', privateKey = ''] = ['PUBLIC', 'PRIVATE'].map(
    (part) =>
      new RegExp(`printf %s '(.+)' \\| .+ VAPID_${part}_KEY --data-file - --project shop`).exec(text)?.[1],
  )
  expect(parseVapidKeys(publicKey, privateKey)).toEqual(keys)
})
