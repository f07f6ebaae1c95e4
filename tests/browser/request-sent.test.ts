import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser, excess } from './browser'
import { asked, committed, referenceOn, refusal } from './sending'
import { handedOver, isFocused, tabTo, withoutStorage } from './forms'
import { ada, button, field, fillIn, list, order, path, refused, sent, send, typed } from './requestForm'

const visit = useBrowser()

const all = Object.values(ada)
const way = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** A page on which the database has refused for good what was handed in. */
async function visitRefused() {
  const page = await visit(path, { ...asked })
  await page.route(committed, (route) => route.fulfill(refusal))
  await fillIn(page)
  await send(page)
  await refused(page).waitFor()
  return page
}

describe('2. Product request (/request-a-quote): a request that cannot be sent', () => {
  const subject = 'Product request from Ada Obi'
  const letter =
    '2 kg shea butter & oil\n1.5 kg chia?\n\nAda Obi\nPhone number: +234 803 456 7890\n' +
    'WhatsApp number: +234 803 456 7891\nE-mail address: ada@example.com'

  test('is shown whole with its reference, says so, and has the focus', async () => {
    const page = await visitRefused()
    expect(await isFocused(refused(page))).toBe(true)
    await page.getByText('Nothing is lost: below is what you wrote.').waitFor()
    const shown = await page.getByRole('blockquote').locator('p').allInnerTexts()
    expect(shown).toEqual([subject, `${letter}\n\nReference: ${await referenceOn(page)}`])
  })

  test('goes on WhatsApp in a new tab', async () => {
    const page = await visitRefused()
    const link = way(page, 'Send on WhatsApp')
    const reference = `Reference: ${await referenceOn(page)}`
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await handedOver(link)).toEqual({
      to: expect.stringMatching(/^https:wa\.me\/\d+$/) as unknown,
      texts: { text: `${subject}\n\n${letter}\n\n${reference}` },
    })
  })

  test('goes by e-mail', async () => {
    const page = await visitRefused()
    const link = way(page, 'Send by e-mail')
    const reference = `Reference: ${await referenceOn(page)}`
    expect(await handedOver(link)).toEqual({
      to: 'mailto:hello@example.com',
      texts: { subject, body: `${letter}\n\n${reference}`.replaceAll('\n', '\r\n') },
    })
  })

  test("'Change it' goes back to the form, with everything still there", async () => {
    const page = await visitRefused()
    await button(page, 'Change it').click()
    await expect.poll(() => typed(page)).toEqual(all)
    expect(await isFocused(page.getByRole('form', { name: 'Product request' }))).toBe(true)
  })
})

describe('3. Form states: what was typed on the request form', () => {
  test('survives a reload, and going away and back', async () => {
    const page = await visit(path)
    await fillIn(page)
    await page.reload()
    await expect.poll(() => typed(page)).toEqual(all)
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await page.goBack()
    await expect.poll(() => typed(page)).toEqual(all)
  })

  test("is forgotten on 'Clear form', which leaves the order list", async () => {
    const page = await visit('/about-us')
    await order(page, 'Shea Butter')
    await fillIn(page)
    await button(page, 'Clear form').click()
    expect(await typed(page)).toEqual(['', '', '', '', 'Shea Butter: 0.5'])
    expect(await page.evaluate(() => localStorage.getItem('draft:request'))).toBeNull()
    await button(page, 'Undo: bring it back').click()
    await expect.poll(() => typed(page)).toEqual(all)
  })

  test.each(['forbidden', 'full'] as const)(
    'lives on, and the form works, where storage is %s',
    async (kind) => {
      const page = await withoutStorage(await visit('/about-us'), kind, path)
      await fillIn(page)
      await page.getByRole('link', { name: 'Products', exact: true }).click()
      await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
      await page.goBack()
      await expect.poll(() => typed(page)).toEqual(all)
      await send(page)
      await sent(page).waitFor()
    },
  )
})

describe('2. Product request (/request-a-quote): for everybody', () => {
  test.each([phone, desktop])(
    'breaks no rule of WCAG 2.2 AA: empty, faulty and sent (%o)',
    async (screen) => {
      const page = await visit(path, { screen })
      await page.getByRole('heading', { level: 1, name: 'Fill In Form' }).waitFor()
      await expectNoViolations(page)
      await send(page)
      await page.getByText('Your name is missing.').waitFor()
      await expectNoViolations(page)
      await fillIn(page)
      await send(page)
      await sent(page).waitFor()
      await expectNoViolations(page)
    },
  )

  test('is filled in and sent by the keyboard alone', async () => {
    const page = await visit(path)
    for (const [name, text] of Object.entries(ada)) {
      await tabTo(page, field(page, name))
      await page.keyboard.insertText(text)
    }
    await tabTo(page, button(page, 'SEND REQUEST'))
    await page.keyboard.press('Enter')
    await sent(page).waitFor()
    await tabTo(page, way(page, 'Continue on WhatsApp'))
    await tabTo(page, button(page, 'Send another'))
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('form', { name: 'Product request' }))).toBe(true)
    expect(await typed(page)).toEqual(['', '', '', '', ''])
  })

  test('at 320 pixels it does not scroll sideways: faults, offer and letter included', async () => {
    const page = await visit('/about-us', { screen: { width: 320, height: 640 } })
    await page.goto(path)
    await list(page).fill('a'.repeat(300))
    await order(page, 'Shea Butter')
    await button(page, 'Use my order list').waitFor()
    await send(page)
    await page.getByText('Your name is missing.').waitFor()
    expect(await excess(page)).toBe(0)
    await fillIn(page, { 'Product List': 'a'.repeat(300) })
    await send(page)
    await sent(page).waitFor()
    expect(await excess(page)).toBe(0)
  })
})
