import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './expectAccessible'
import { phoneViewport, waitForAlert, setUpBrowser } from './setUpBrowser'
import { stubShareApi, getSelectedText, getRecordedShareData } from './shareApi'
import {
  contactFormSampleValues,
  getContactFormFieldByLabel,
  fillContactForm,
  contactPagePath,
  getContactFailedHeading,
  submitContactForm,
} from './contactForm'
import {
  firestoreCommitUrlPattern,
  getShownReferenceNumber,
  permissionDeniedResponse,
} from './sendingNetwork'
import * as request from './requestForm'

const visit = setUpBrowser()

const refuseToSend = (page: Page) =>
  page.route(firestoreCommitUrlPattern, (route) => route.fulfill(permissionDeniedResponse))
const refused = { screen: phoneViewport, expected: /status of 403/, prepare: refuseToSend }
const pressCopy = (page: Page) => page.getByRole('button', { name: 'Copy text' }).click()

describe("'Copy text' of a message that cannot be sent", () => {
  test('copies all of it, or selects it where the browser does not allow that', async () => {
    const page = await visit(contactPagePath, { ...refused, fresh: true })
    await fillContactForm(page)
    await submitContactForm(page)
    await getContactFailedHeading(page).waitFor()
    const message =
      `${contactFormSampleValues.Subject}\n\n${contactFormSampleValues.Message}\n\nAda Obi\nada@example.com` +
      `\n\nReference: ${await getShownReferenceNumber(page)}`

    await page.context().grantPermissions(['clipboard-write'])
    await pressCopy(page)
    await waitForAlert(page, 'Text copied, but not sent yet. Paste it into a chat or an e-mail to send it.')
    await stubShareApi(page, 'clipboard', false)
    await pressCopy(page)
    await waitForAlert(
      page,
      "This browser can't copy the text for you. We've selected it, so that you can copy it yourself.",
    )
    expect((await getSelectedText(page)).trim().split(/\n+/)).toEqual(message.split(/\n+/))
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Edit' }).click()
    await getContactFormFieldByLabel(page, 'Message').fill('')
    await getContactFormFieldByLabel(page, 'Message').press('ControlOrMeta+V')
    await expect.poll(() => getContactFormFieldByLabel(page, 'Message').inputValue()).toBe(message)
  })

  test('copies a request of 5000 characters, more than a link can hold', async () => {
    const page = await visit(request.requestPagePath, refused)
    const list = 'shea '.repeat(1000).trim()
    await request.fillRequestForm(page, { 'Product List': list })
    await request.submitRequestForm(page)
    await request.getRequestFailedHeading(page).waitFor()
    await stubShareApi(page, 'clipboard', true)
    await pressCopy(page)
    await expect.poll(() => getRecordedShareData(page)).toContain(list)
  })
})
