import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { phone, said, useBrowser } from './browser'
import { replaceWay, selected, taken } from './clipboard'
import { ada, field, fillIn, path, refused, submit } from './contactForm'
import { asked, committed, referenceOn, refusal } from './sending'
import * as request from './requestForm'

const visit = useBrowser()

const letter = `${ada.Subject}\n\n${ada.Message}\n\nAda Obi\nada@example.com`
const copy = (page: Page) => page.getByRole('button', { name: 'Copy the text' }).click()

/** A message that the database has refused for good. */
async function visitRefused() {
  const page = await visit(path, { screen: phone, ...asked })
  await page.route(committed, (route) => route.fulfill(refusal))
  await fillIn(page)
  await submit(page)
  await refused(page).waitFor()
  return page
}

describe("2. Contact and product request: 'Copy the text', what is ready to be sent", () => {
  test('goes into the clipboard whole, and the visitor reads what to do with it', async () => {
    const page = await visitRefused()
    const reference = await referenceOn(page)
    await page.context().grantPermissions(['clipboard-write'])
    await copy(page)
    await said(page, 'Text copied, and not sent yet: paste it where you want to send it from.')
    await page.getByRole('button', { name: 'Change it' }).click()
    await field(page, 'Message').fill('')
    await field(page, 'Message').press('ControlOrMeta+V')
    await expect.poll(() => field(page, 'Message').inputValue()).toBe(`${letter}\n\nReference: ${reference}`)
  })

  test('is selected where the browser does not copy by itself', async () => {
    const page = await visitRefused()
    const whole = `${letter}\n\nReference: ${await referenceOn(page)}`
    await replaceWay(page, 'clipboard', false)
    await copy(page)
    await said(page, 'This browser does not copy by itself. The text is selected: copy it from the page.')
    expect((await selected(page)).trim().split(/\n+/)).toEqual(whole.split(/\n+/))
    await expectNoViolations(page)
  })

  test('stays in reach for a request of 5000 letters, more than a link may hold', async () => {
    const page = await visit(request.path, { screen: phone, ...asked })
    await page.route(committed, (route) => route.fulfill(refusal))
    const long = 'shea '.repeat(1000).trim()
    await request.fillIn(page, { 'Product List': long })
    await request.send(page)
    await request.refused(page).waitFor()
    await replaceWay(page, 'clipboard', true)
    await copy(page)
    await expect.poll(() => taken(page)).toContain(long)
  })
})
