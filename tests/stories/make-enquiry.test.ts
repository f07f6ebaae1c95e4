import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findSentDocuments } from '../sentDocuments'
import {
  contactPagePath,
  getContactFormFieldByLabel,
  getContactSentHeading,
  submitContactForm,
} from './contactForm'
import { expectAccessible } from './expectAccessible'
import { desktopViewport, getPathAndQuery, phoneViewport, setUpBrowser } from './setUpBrowser'

const visit = setUpBrowser()

const firstLine = 'I would like to know more about Coconut Oil.\n'

const readEnquiry = (page: Page) =>
  Promise.all(['Subject', 'Message'].map((name) => getContactFormFieldByLabel(page, name).inputValue()))

async function pressMakeEnquiry(page: Page) {
  await page.getByRole('link', { name: 'Make Enquiry' }).click()
  await page.getByRole('heading', { name: 'CONTACT US' }).waitFor()
  await expect.poll(() => getPathAndQuery(page)).toBe(contactPagePath)
}

test.each([
  ['a phone', phoneViewport],
  ['a desktop', desktopViewport],
])('on %s, Make Enquiry fills in the product, once, to be edited and sent', async (_, screen) => {
  const page = await visit('/products/2', { screen })
  const link = page.getByRole('link', { name: 'Make Enquiry' })
  expect(await link.getAttribute('href')).toBe('/contact-us?product=2')
  await pressMakeEnquiry(page)
  await expect.poll(() => readEnquiry(page)).toEqual(['Enquiry about Coconut Oil', firstLine])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectAccessible(page)

  await getContactFormFieldByLabel(page, 'Full Name').fill('Ada Obi')
  const email = `${crypto.randomUUID()}@example.com`
  await getContactFormFieldByLabel(page, 'Email Address').fill(email)
  await getContactFormFieldByLabel(page, 'Message').press('End')
  await getContactFormFieldByLabel(page, 'Message').fill(`${firstLine}Is it cold pressed?`)
  await submitContactForm(page)
  await getContactSentHeading(page).waitFor()
  expect(await findSentDocuments('enquiries', 'email', email)).toMatchObject([
    { fields: { subject: 'Enquiry about Coconut Oil', message: `${firstLine}Is it cold pressed?` } },
  ])
  await page.reload()
  await page.getByText(/^Your message \w{6} was sent today/).waitFor()
  expect(await readEnquiry(page)).toEqual(['', ''])
})

test('the next product takes the place of one that the visitor has not written about', async () => {
  const page = await visit('/products/1')
  await pressMakeEnquiry(page)
  await expect.poll(() => readEnquiry(page)).toContain('Enquiry about Shea Butter')
  await page.goto('/products/2')
  await pressMakeEnquiry(page)
  await expect.poll(() => readEnquiry(page)).toEqual(['Enquiry about Coconut Oil', firstLine])
})

test('what the visitor has typed stays', async () => {
  const page = await visit(contactPagePath)
  await getContactFormFieldByLabel(page, 'Message').fill('Do you deliver to Abuja?')
  await page.goto('/products/2')
  await pressMakeEnquiry(page)
  expect(await readEnquiry(page)).toEqual(['', 'Do you deliver to Abuja?'])
})

test('a link opened in a new tab fills in the product, and a wrong one leaves the form empty', async () => {
  const page = await visit('/contact-us?product=2', { expected: /status of 404/ })
  await expect.poll(() => readEnquiry(page)).toEqual(['Enquiry about Coconut Oil', firstLine])
  await page.getByRole('button', { name: 'Clear form' }).click()
  for (const product of ['99999', '0002', '%3Cb%3E']) {
    await page.goto(`/contact-us?product=${product}`)
    await page.getByRole('button', { name: 'SUBMIT' }).waitFor()
    expect(await readEnquiry(page)).toEqual(['', ''])
  }
})
