import { expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { getHorizontalOverflow, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

test('says what is kept, why and how long, and offers a visitor who sent nothing to sign in', async () => {
  const requested: string[] = []
  const page = await visit('/about-us', {
    screen: phoneViewport,
    prepare: (opened) => {
      opened.on('request', (request) => requested.push(request.url()))
      return Promise.resolve()
    },
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(await page.title()).toBe('Privacy')
  for (const name of ['What', 'Why', 'How long'])
    expect(await page.getByRole('term').filter({ hasText: name }).count()).toBeGreaterThan(5)
  await page.getByText("Until 18 months after we've closed it.").waitFor()
  await page.getByRole('link', { name: 'Sign In' }).waitFor()
  expect(await page.getByRole('button', { name: /Delete/ }).count()).toBe(0)
  expect(await getHorizontalOverflow(page)).toBe(0)
  await expectAccessible(page)
  expect(requested.filter((url) => /firebaseAuth|\/api\//.test(url))).toEqual([])
})
