import { expect, test } from 'vitest'
import {
  contactFormSampleValues,
  contactPagePath,
  fillContactForm,
  getContactFailedHeading,
  getContactFormFieldByLabel,
  submitContactForm,
} from './contactForm'
import { expectAccessible } from './expectAccessible'
import {
  firestoreCommitUrlPattern,
  getShownReferenceNumber,
  permissionDeniedResponse,
} from './sendingNetwork'
import { phoneViewport, setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

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
  await getContactFormFieldByLabel(page, 'Message').fill('')
  await getContactFormFieldByLabel(page, 'Message').press('ControlOrMeta+V')
  await expect.poll(() => getContactFormFieldByLabel(page, 'Message').inputValue()).toBe(message)
})
