import { expect, test } from 'vitest'
import {
  contactFormSampleValues,
  contactPagePath,
  fillContactForm,
  getContactFailedHeading,
  submitContactForm,
} from './contactForm'
import { expectAccessible } from './expectAccessible'
import {
  firestoreCommitUrlPattern,
  getShownReferenceNumber,
  permissionDeniedResponse,
} from './sendingNetwork'
import { phoneViewport, setUpBrowser, stubMapRequests, waitForAlert, getTextField } from './setUpBrowser'

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

test('two tabs share a message: typing in one keeps what was typed in the other', async () => {
  const firstTab = await visit(contactPagePath)
  await getTextField(firstTab, 'Full Name').fill('Ada')
  const secondTab = await firstTab.context().newPage()
  await secondTab.goto(contactPagePath)
  await getTextField(secondTab, 'Message').fill('Do you have black soap?')
  await expect.poll(() => getTextField(firstTab, 'Message').inputValue()).toBe('Do you have black soap?')
  await getTextField(firstTab, 'Full Name').press('End')
  await getTextField(firstTab, 'Full Name').pressSequentially(' Obi')
  await expect.poll(() => getTextField(secondTab, 'Full Name').inputValue()).toBe('Ada Obi')
  expect(await getTextField(secondTab, 'Message').inputValue()).toBe('Do you have black soap?')
})

test("'Copy text' of a message that cannot be sent copies all of it, or selects it where the browser does not allow that", async () => {
  const page = await visit(contactPagePath, {
    screen: phoneViewport,
    expected: /status of 403/,
    fresh: true,
    prepare: (tab) =>
      tab.route(firestoreCommitUrlPattern, (route) => route.fulfill(permissionDeniedResponse)),
  })
  await fillContactForm(page)
  await submitContactForm(page)
  await getContactFailedHeading(page).waitFor()
  const message =
    `${contactFormSampleValues.Subject}\n\n${contactFormSampleValues.Message}\n\nAda Obi\nada@example.com` +
    `\n\nReference: ${await getShownReferenceNumber(page)}`
  const copyButton = page.getByRole('button', { name: 'Copy text' })

  await page.context().grantPermissions(['clipboard-write'])
  await copyButton.click()
  await waitForAlert(page, 'Text copied, but not sent yet. Paste it into a chat or an e-mail to send it.')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    })
  })
  await copyButton.click()
  await waitForAlert(
    page,
    "This browser can't copy the text for you. We've selected it, so that you can copy it yourself.",
  )
  const selectedText = await page.evaluate(() => getSelection()?.toString() ?? '')
  expect(selectedText.trim().split(/\n+/)).toEqual(message.split(/\n+/))
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Edit' }).click()
  await getTextField(page, 'Message').fill('')
  await getTextField(page, 'Message').press('ControlOrMeta+V')
  await expect.poll(() => getTextField(page, 'Message').inputValue()).toBe(message)
})
