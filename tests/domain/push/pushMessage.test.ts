import { expect, test } from 'vitest'
import { parsePushMessage } from '../../../domain/push/pushMessage'

const message = { title: 'A new request', body: 'Bola, due 10:45', tag: 'requests-1', path: '/staff' }

test('reads a push message and drops what else its payload has', () =>
  expect(parsePushMessage({ ...message, icon: 'https://evil.example/x.png' })).toEqual(message))

test.each([
  ['without a title', { ...message, title: '' }],
  ['without a path', { ...message, path: undefined }],
  ['with a number', { ...message, tag: 1 }],
  ['that opens another site', { ...message, path: '//evil.example' }],
  ['that opens another site after a line break', { ...message, path: '/\n/evil.example' }],
  ['that is a text', 'A new request'],
  ['that is nothing', null],
])('refuses a payload %s', (_, payload) => expect(parsePushMessage(payload)).toBeNull())
