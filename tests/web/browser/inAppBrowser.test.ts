import { describe, expect, test } from 'vitest'
import { isInAppBrowser } from '../../../web/browser/inAppBrowser'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('design 10. Google is not offered in the browser of', () => {
  test.each([
    ['Facebook on iOS', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0.0.31;FBBV/1]`],
    ['Instagram on iOS', `${iPhone} Mobile/15E148 Instagram 334.0.0.30 (iPhone14,5; iOS 17_5)`],
    ['TikTok on iOS', `${iPhone} Mobile/15E148 musical_ly_35.1.0 BytedanceWebview/d8a21c6`],
    ['TikTok on Android', `${android}) ${blink} Chrome/126.0 Mobile Safari/537.36 trill_350103 TikTok 35.1`],
    ['WhatsApp', `${android}) ${blink} Chrome/126.0 Mobile Safari/537.36 WhatsApp/2.24.12`],
    ['LINE', `${iPhone} Mobile/15E148 Safari Line/14.8.0`],
    ['WeChat', `${iPhone} Mobile/15E148 MicroMessenger/8.0.49`],
    ['Snapchat', `${iPhone} Mobile/15E148 Snapchat/12.94`],
    ['X', `${iPhone} Mobile/15E148 Twitter for iPhone/10.48`],
    ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.29`],
    ['any Android app', `${android}; wv) ${blink} Version/4.0 Chrome/126.0 Mobile Safari/537.36`],
    ['any iOS app', `${iPhone} Mobile/15E148`],
  ])('%s', (_, userAgent) => expect(isInAppBrowser(userAgent)).toBe(true))
})

describe('design 10. Google is offered in', () => {
  test.each([
    ['Safari on iOS', `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${iPhone} CriOS/126.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on iOS', `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/126.0 Mobile Safari/537.36`],
    ['Samsung Internet', `${android}) ${blink} SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36`],
    ['Opera Mini on Android', `${android}) ${blink} Chrome/126.0 Mobile Safari/537.36 OPR/80.0`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Edge on Windows',
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/126.0 Safari/537.36 Edg/126.0`,
    ],
    ['an empty user agent', ''],
  ])('%s', (_, userAgent) => expect(isInAppBrowser(userAgent)).toBe(false))
})
