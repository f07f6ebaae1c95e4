import { expect, test } from 'vitest'
import { hosting } from '../../firebase.json'
import { answerProductPage } from '../../functions/catalogue/answerProductPage'

const regex = hosting.rewrites.flatMap((rewrite) => rewrite.regex ?? []).join()
const isRewritten = (url: string) => new RegExp(regex, 'u').test(url.replace(/\?.*/, ''))

test.each([
  ['/Arielle-Store?category=Oil', '/arielle-store?category=Oil'],
  ['/ABOUT-US/', '/about-us'],
  ['/Products/84', '/products/84'],
  ['/guides/Black-Soap).', '/guides/black-soap'],
  ['/confirm-list.', '/confirm-list'],
])('%s, as people type it or a mail program cuts it, leads to %s', async (url, location) => {
  expect(isRewritten(url)).toBe(true)
  const { status, headers } = await answerProductPage({} as never, url)
  expect([status, headers.Location]).toEqual([301, location])
})

test.each([
  '/assets/App-AbCdEfGh.js',
  '/about-us',
  '/wp-admin',
  '/',
  '/favicon.ico',
  '/catalogue/Ab/list.json',
])('%s is not rewritten: without a file it is 404', (url) => expect(isRewritten(url)).toBe(false))
