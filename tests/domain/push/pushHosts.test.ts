import { parse } from 'node:url'
import fc from 'fast-check'
import { randomText } from '../../randomText'
import { describe, expect, test } from 'vitest'
import { getPushServiceName, isAllowedPushEndpoint } from '../../../domain/push/pushHosts'

const production = { allowLoopback: false }
const emulators = { allowLoopback: true }

test.each([
  ['Chrome', 'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91bE-_x'],
  ['Chrome', 'https://fcm.googleapis.com/wp/dGVzdA:APA91bE-_x'],
  ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk_-='],
  ['Safari', 'https://web.push.apple.com/QGuQyavXutnMH'],
  ['Safari', 'https://api.sandbox.push.apple.com/QGuQyavXutnMH'],
  ['Edge', 'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAA%2b%2fx'],
])('sends to the push service of %s', (name, endpoint) => {
  expect(isAllowedPushEndpoint(endpoint, production)).toBe(true)
  expect(getPushServiceName(endpoint)).toBe(name)
})

describe('refuses', () => {
  test.each([
    ['http', 'http://fcm.googleapis.com/fcm/send/x'],
    ['another scheme', 'ftp://fcm.googleapis.com/x'],
    ['another host', 'https://example.com/fcm.googleapis.com/'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/x'],
    ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/x'],
    ['a domain that ends alike', 'https://evilpush.apple.com/x'],
    ['a domain without a host', 'https://push.apple.com/x'],
    ['a host below an exact one', 'https://x.fcm.googleapis.com/x'],
    ['a port', 'https://fcm.googleapis.com:8443/x'],
    ['the default port', 'https://fcm.googleapis.com:443/x'],
    ['a user', 'https://user@fcm.googleapis.com/x'],
    ['the list as a user', 'https://fcm.googleapis.com@10.0.0.1/x'],
    ['the list as a user and a password', 'https://fcm.googleapis.com:x@10.0.0.1/x'],
    ['a backslash', 'https://10.0.0.1\\.push.apple.com/x'],
    ['a fragment before the domain', 'https://10.0.0.1#.push.apple.com/x'],
    ['a query before the domain', 'https://10.0.0.1?.push.apple.com/x'],
    ['a final dot', 'https://fcm.googleapis.com./x'],
    ['capital letters', 'https://FCM.googleapis.com/x'],
    ['wide letters', 'https://ｆcm.googleapis.com/x'],
    ['a tab', 'https://fcm.googleapis.com/\tx'],
    ['a line break at the end', 'https://fcm.googleapis.com/x\n'],
    ['no path', 'https://fcm.googleapis.com'],
    ['a private address', 'https://10.0.0.1/x'],
    ['the metadata server', 'https://169.254.169.254/computeMetadata/v1/'],
    ['this computer', 'https://127.0.0.1:8443/x'],
    ['this computer by name', 'https://localhost/x'],
    ['an IPv6 address', 'https://[::1]/x'],
    ['a number', 'https://2130706433/x'],
    ['nothing', ''],
  ])('%s', (_, endpoint) => expect(isAllowedPushEndpoint(endpoint, production)).toBe(false))
})

test('sends to this computer in the emulators, by its address alone', () => {
  expect(isAllowedPushEndpoint('https://127.0.0.1:8443/push/1', emulators)).toBe(true)
  expect(isAllowedPushEndpoint('https://fcm.googleapis.com/x', emulators)).toBe(true)
  expect(isAllowedPushEndpoint('http://127.0.0.1:8443/push/1', emulators)).toBe(false)
  expect(isAllowedPushEndpoint('https://127.0.0.1:8443@10.0.0.1/x', emulators)).toBe(false)
  expect(isAllowedPushEndpoint('https://127.0.0.2:8443/x', emulators)).toBe(false)
})

test('whatever the endpoint, both parsers of URLs find a push service where it is allowed', () => {
  const known = ['fcm.googleapis.com', 'web.push.apple.com', 'x.notify.windows.com', '127.0.0.1', '10.0.0.1']
  const glue = ['', ...Array.from('/\\@:#?.%;\u3002\u00ada'), ':443', '%2e', '//']
  const piece = fc.oneof(fc.constantFrom(...known, ...glue), randomText(3))
  const endpoints = fc.array(piece, { maxLength: 6 }).map((pieces) => `https://${pieces.join('')}`)
  fc.assert(
    fc.property(endpoints, (endpoint) => {
      if (!isAllowedPushEndpoint(endpoint, production)) return
      const { hostname, port, username, password } = new URL(endpoint)
      expect(hostname).toMatch(/^(?:fcm\.googleapis\.com|.+\.push\.apple\.com|.+\.notify\.windows\.com)$/)
      expect([port, username, password]).toEqual(['', '', ''])
      // oxlint-disable-next-line typescript/no-deprecated -- web-push connects by this parser
      expect(parse(endpoint)).toMatchObject({ hostname, port: null, auth: null })
    }),
    { numRuns: 3000 },
  )
})
