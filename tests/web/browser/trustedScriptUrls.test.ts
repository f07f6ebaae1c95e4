import { expect, test } from 'vitest'
import { isTrustedScriptUrl } from '../../../web/browser/trustedScriptUrls'

test.each([
  '/service-worker.js',
  'https://apis.google.com/js/api.js?onload=__iframefcb12345',
  'https://www.google.com/recaptcha/enterprise.js?render=explicit',
  'https://www.gstatic.com/recaptcha/releases/abc/recaptcha__en.js',
])('a page may load the script %s', (url) => expect(isTrustedScriptUrl(url)).toBe(true))

test.each([
  '',
  '/service-worker.js?x',
  '//evil.test/service-worker.js',
  'service-worker.js',
  'data:text/javascript,alert(1)',
  'blob:https://shop.test/1',
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/js/api.json?x',
  'https://apis.google.com.evil.test/js/api.js?onload=x',
  'https://www.google.com/recaptcha/enterprise/webworker.js',
  'HTTP://www.gstatic.com/recaptcha/releases/abc.js',
])('a page may not load the script %s', (url) => expect(isTrustedScriptUrl(url)).toBe(false))
