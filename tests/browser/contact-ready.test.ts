import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser, excess } from './browser'
import { ada, field, fillIn, path, phoneField, ready, submit, typed } from './contactForm'
import { handedOver, isFocused, tabTo, withoutStorage } from './forms'

const visit = useBrowser()

const all = [...Object.values(ada), '08031234567']
const way = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillInAll(page: Page) {
  await fillIn(page)
  await phoneField(page).fill('08031234567')
}

async function visitReady() {
  const page = await visit(path)
  await fillInAll(page)
  await submit(page)
  await ready(page).waitFor()
  return page
}

describe('2. Contact (/contact-us): a message that is ready', () => {
  const letter =
    'Good day.\nHow long does it keep at 30°, 50% humid?\n\nAda Obi\nada@example.com\n08031234567'

  test('is shown, has not been sent, and has the focus', async () => {
    const page = await visitReady()
    expect(await isFocused(ready(page))).toBe(true)
    await page.getByText('It has not been sent yet.').waitFor()
    const shown = await page.getByRole('blockquote').locator('p').allInnerTexts()
    expect(shown).toEqual([ada.Subject, letter])
  })

  test('goes on WhatsApp in a new tab, with its subject first', async () => {
    const link = way(await visitReady(), 'Send on WhatsApp')
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await handedOver(link)).toEqual({
      to: expect.stringMatching(/^https:wa\.me\/\d+$/) as unknown,
      texts: { text: `${ada.Subject}\n\n${letter}` },
    })
  })

  test('goes by e-mail, with its subject in its place', async () => {
    const link = way(await visitReady(), 'Send by e-mail')
    expect(await handedOver(link)).toEqual({
      to: 'mailto:hello@example.com',
      texts: { subject: ada.Subject, body: letter.replaceAll('\n', '\r\n') },
    })
  })

  test("'Change it' goes back to the form, with everything still there", async () => {
    const page = await visitReady()
    await button(page, 'Change it').click()
    expect(await typed(page)).toEqual(all)
    expect(await isFocused(page.getByRole('form', { name: 'Contact' }))).toBe(true)
  })
})

describe('3. Form states: what was typed on the contact form', () => {
  test('survives a reload, and going away and back', async () => {
    const page = await visit(path)
    await fillInAll(page)
    await page.reload()
    expect(await typed(page)).toEqual(all)
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await page.goBack()
    expect(await typed(page)).toEqual(all)
  })

  test("is forgotten on 'Clear form', and comes back while the visitor stays", async () => {
    const page = await visit(path)
    await fillInAll(page)
    await button(page, 'Clear form').click()
    expect(await typed(page)).toEqual(['', '', '', '', ''])
    await button(page, 'Undo: bring it back').click()
    expect(await typed(page)).toEqual(all)
    await button(page, 'Clear form').click()
    expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull()
    await page.reload()
    expect(await typed(page)).toEqual(['', '', '', '', ''])
  })

  test.each(['forbidden', 'full'] as const)(
    'lives on, and the form works, where storage is %s',
    async (kind) => {
      const page = await withoutStorage(await visit('/about-us'), kind, path)
      await fillInAll(page)
      await page.getByRole('link', { name: 'Products', exact: true }).click()
      await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
      await page.goBack()
      expect(await typed(page)).toEqual(all)
      await submit(page)
      await ready(page).waitFor()
    },
  )

  test('that makes no sense any more leaves an empty form', async () => {
    const page = await visit(path)
    await page.evaluate(() => {
      localStorage.setItem('draft:contact', '{"fullname":7,"subject":{},"message":"Hello"')
    })
    await page.reload()
    expect(await typed(page)).toEqual(['', '', '', '', ''])
  })
})

describe('2. Contact (/contact-us): for everybody', () => {
  test.each([phone, desktop])(
    'breaks no rule of WCAG 2.2 AA: empty, faulty and ready (%o)',
    async (screen) => {
      const page = await visit(path, { screen })
      await page.getByRole('heading', { level: 1, name: 'CONTACT US' }).waitFor()
      await expectNoViolations(page)
      await submit(page)
      await page.getByText('Your message is missing.').waitFor()
      await expectNoViolations(page)
      await fillIn(page)
      await submit(page)
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
    await tabTo(page, button(page, 'SUBMIT'))
    await page.keyboard.press('Enter')
    await ready(page).waitFor()
    await tabTo(page, way(page, 'Send on WhatsApp'))
    await tabTo(page, button(page, 'Change it'))
    await page.keyboard.press('Enter')
    expect(await typed(page)).toEqual([...Object.values(ada), ''])
  })

  test('at 320 pixels it does not scroll sideways, faults and letter included', async () => {
    const page = await visit(path, { screen: { width: 320, height: 640 } })
    await submit(page)
    await page.getByText('Your message is missing.').waitFor()
    expect(await excess(page)).toBe(0)
    await fillIn(page, { Message: 'a'.repeat(300) })
    await submit(page)
    await ready(page).waitFor()
    expect(await excess(page)).toBe(0)
  })
})
