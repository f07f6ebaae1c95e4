import { expect, test } from 'vitest'
import { contactPagePath } from './contactForm'
import { setUpBrowser, stubMapRequests } from './setUpBrowser'

const visit = setUpBrowser()

test('the contact page loads a large map only on request, without moving the form', async () => {
  const page = await visit(contactPagePath, { prepare: stubMapRequests })
  const map = page.getByRole('main').locator('iframe[title^="Map:"]')
  const showMap = page.getByRole('main').getByRole('button', { name: 'Show map' })
  await showMap.waitFor()
  expect(await map.count()).toBe(0)
  const getFormTop = () => page.getByRole('form').evaluate((form) => form.getBoundingClientRect().top)
  const formTop = await getFormTop()
  await showMap.click()
  await map.waitFor()
  expect(await getFormTop()).toBe(formTop)
  const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width / 800, height / 300)).toBeGreaterThan(1)
})
