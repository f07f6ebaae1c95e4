import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser, excess } from './browser'
import { handedOver, isFocused, tabTo, withoutStorage } from './forms'
import { ada, button, field, fillIn, list, order, path, ready, send, typed } from './requestForm'

const visit = useBrowser()

const all = Object.values(ada)
const way = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

async function visitReady() {
  const page = await visit(path)
  await fillIn(page)
  await send(page)
  await ready(page).waitFor()
  return page
}

describe('2. Product request (/request-a-quote): a request that is ready', () => {
  const subject = 'Product request from Ada Obi'
  const letter =
    '2 kg shea butter & oil\n1.5 kg chia?\n\nAda Obi\nPhone number: +234 803 456 7890\n' +
    'WhatsApp number: +234 803 456 7891\nE-mail address: ada@example.com'

  test('is shown, has not been sent, and has the focus', async () => {
    const page = await visitReady()
    expect(await isFocused(ready(page))).toBe(true)
    await page.getByText('It has not been sent yet.').waitFor()
    const shown = await page.getByRole('blockquote').locator('p').allInnerTexts()
    expect(shown).toEqual([subject, letter])
  })

  test('goes on WhatsApp in a new tab', async () => {
    const link = way(await visitReady(), 'Send on WhatsApp')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await handedOver(link)).toEqual({
      to: expect.stringMatching(/^https:wa\.me\/\d+$/) as unknown,
      texts: { text: `${subject}\n\n${letter}` },
    })
  })

  test('goes by e-mail', async () => {
    const link = way(await visitReady(), 'Send by e-mail')
    expect(await handedOver(link)).toEqual({
      to: 'mailto:hello@example.com',
      texts: { subject, body: letter.replaceAll('\n', '\r\n') },
    })
  })

  test("'Change it' goes back to the form, with everything still there", async () => {
    const page = await visitReady()
    await button(page, 'Change it').click()
    expect(await typed(page)).toEqual(all)
    expect(await isFocused(page.getByRole('form', { name: 'Product request' }))).toBe(true)
  })
})

describe('3. Form states: what was typed on the request form', () => {
  test('survives a reload, and going away and back', async () => {
    const page = await visit(path)
    await fillIn(page)
    await page.reload()
    expect(await typed(page)).toEqual(all)
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await page.goBack()
    expect(await typed(page)).toEqual(all)
  })

  test("is forgotten on 'Clear form', which leaves the order list", async () => {
    const page = await visit('/about-us')
    await order(page, 'Shea Butter')
    await fillIn(page)
    await button(page, 'Clear form').click()
    expect(await typed(page)).toEqual(['', '', '', '', 'Shea Butter: 0.5'])
    expect(await page.evaluate(() => localStorage.getItem('draft:request'))).toBeNull()
    await button(page, 'Undo: bring it back').click()
    expect(await typed(page)).toEqual(all)
  })

  test.each(['forbidden', 'full'] as const)(
    'lives on, and the form works, where storage is %s',
    async (kind) => {
      const page = await withoutStorage(await visit('/about-us'), kind, path)
      await fillIn(page)
      await page.getByRole('link', { name: 'Products', exact: true }).click()
      await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
      await page.goBack()
      expect(await typed(page)).toEqual(all)
      await send(page)
      await ready(page).waitFor()
    },
  )
})

describe('2. Product request (/request-a-quote): for everybody', () => {
  test.each([phone, desktop])(
    'breaks no rule of WCAG 2.2 AA: empty, faulty and ready (%o)',
    async (screen) => {
      const page = await visit(path, { screen })
      await page.getByRole('heading', { level: 1, name: 'Fill In Form' }).waitFor()
      await expectNoViolations(page)
      await send(page)
      await page.getByText('Your name is missing.').waitFor()
      await expectNoViolations(page)
      await fillIn(page)
      await send(page)
      await ready(page).waitFor()
      await expectNoViolations(page)
    },
  )

  test('is filled in and made ready by the keyboard alone', async () => {
    const page = await visit(path)
    for (const [name, text] of Object.entries(ada)) {
      await tabTo(page, field(page, name))
      await page.keyboard.insertText(text)
    }
    await tabTo(page, button(page, 'SEND REQUEST'))
    await page.keyboard.press('Enter')
    await ready(page).waitFor()
    await tabTo(page, button(page, 'Change it'))
    await page.keyboard.press('Enter')
    expect(await typed(page)).toEqual(all)
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
    await ready(page).waitFor()
    expect(await excess(page)).toBe(0)
  })
})
