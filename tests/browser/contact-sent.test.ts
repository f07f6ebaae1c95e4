import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectNoViolations } from './axe'
import { desktop, phone, useBrowser, excess } from './browser'
import { ada, field, fillIn, path, phoneField, refused, sent, submit, typed } from './contactForm'
import { asked, committed, referenceOn, refusal } from './sending'
import { handedOver, isFocused, tabTo, withoutStorage } from './forms'

const visit = useBrowser()

const all = [...Object.values(ada), '08031234567']
const way = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillInAll(page: Page) {
  await fillIn(page)
  await phoneField(page).fill('08031234567')
}

/** The form holds nothing of what was typed before: not even once the program shows what it keeps, with what is typed now. */
async function expectForgotten(page: Page) {
  await field(page, 'Full Name').fill('Bola')
  await button(page, 'Clear form').waitFor()
  expect(await typed(page)).toEqual(['Bola', '', '', '', ''])
}

/** A page on which the database has refused for good what was handed in. */
async function visitRefused() {
  const page = await visit(path, { ...asked })
  await page.route(committed, (route) => route.fulfill(refusal))
  await fillInAll(page)
  await submit(page)
  await refused(page).waitFor()
  return page
}

describe('2. Contact (/contact-us): a message that cannot be sent', () => {
  const letter =
    'Good day.\nHow long does it keep at 30°, 50% humid?\n\nAda Obi\nada@example.com\n08031234567'

  test('is shown whole with its reference, says so, and has the focus', async () => {
    const page = await visitRefused()
    expect(await isFocused(refused(page))).toBe(true)
    await page.getByText('Nothing is lost: below is what you wrote.').waitFor()
    const shown = await page.getByRole('blockquote').locator('p').allInnerTexts()
    expect(shown).toEqual([ada.Subject, `${letter}\n\nReference: ${await referenceOn(page)}`])
  })

  test('goes on WhatsApp in a new tab, with its subject first', async () => {
    const page = await visitRefused()
    const link = way(page, 'Send on WhatsApp')
    const reference = `Reference: ${await referenceOn(page)}`
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await handedOver(link)).toEqual({
      to: expect.stringMatching(/^https:wa\.me\/\d+$/) as unknown,
      texts: { text: `${ada.Subject}\n\n${letter}\n\n${reference}` },
    })
  })

  test('goes by e-mail, with its subject in its place', async () => {
    const page = await visitRefused()
    const link = way(page, 'Send by e-mail')
    const reference = `Reference: ${await referenceOn(page)}`
    expect(await handedOver(link)).toEqual({
      to: 'mailto:hello@example.com',
      texts: { subject: ada.Subject, body: `${letter}\n\n${reference}`.replaceAll('\n', '\r\n') },
    })
  })

  test("'Change it' goes back to the form, with everything still there", async () => {
    const page = await visitRefused()
    await button(page, 'Change it').click()
    await expect.poll(() => typed(page)).toEqual(all)
    expect(await isFocused(page.getByRole('form', { name: 'Contact' }))).toBe(true)
  })
})

describe('3. Form states: what was typed on the contact form', () => {
  test('survives a reload, and going away and back', async () => {
    const page = await visit(path)
    await fillInAll(page)
    await page.reload()
    await expect.poll(() => typed(page)).toEqual(all)
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
    await page.goBack()
    await expect.poll(() => typed(page)).toEqual(all)
  })

  test("is forgotten on 'Clear form', and comes back while the visitor stays", async () => {
    const page = await visit(path)
    await fillInAll(page)
    await button(page, 'Clear form').click()
    expect(await typed(page)).toEqual(['', '', '', '', ''])
    await button(page, 'Undo: bring it back').click()
    await expect.poll(() => typed(page)).toEqual(all)
    await button(page, 'Clear form').click()
    expect(await page.evaluate(() => localStorage.getItem('draft:contact'))).toBeNull()
    await page.reload()
    await expectForgotten(page)
  })

  test.each(['forbidden', 'full'] as const)(
    'lives on, and the form works, where storage is %s',
    async (kind) => {
      const page = await withoutStorage(await visit('/about-us'), kind, path)
      await fillInAll(page)
      await page.getByRole('link', { name: 'Products', exact: true }).click()
      await page.getByRole('heading', { name: 'VIEW ALL PRODUCTS' }).waitFor()
      await page.goBack()
      await expect.poll(() => typed(page)).toEqual(all)
      await submit(page)
      await sent(page).waitFor()
    },
  )

  test('that makes no sense any more leaves an empty form', async () => {
    const page = await visit(path)
    await page.evaluate(() => {
      localStorage.setItem('draft:contact', '{"fullname":7,"subject":{},"message":"Hello"')
    })
    await page.reload()
    await expectForgotten(page)
  })
})

describe('2. Contact (/contact-us): for everybody', () => {
  test.each([phone, desktop])(
    'breaks no rule of WCAG 2.2 AA: empty, faulty and sent (%o)',
    async (screen) => {
      const page = await visit(path, { screen })
      await page.getByRole('heading', { level: 1, name: 'CONTACT US' }).waitFor()
      await expectNoViolations(page)
      await submit(page)
      await page.getByText('Your message is missing.').waitFor()
      await expectNoViolations(page)
      await fillIn(page)
      await submit(page)
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
    await tabTo(page, button(page, 'SUBMIT'))
    await page.keyboard.press('Enter')
    await sent(page).waitFor()
    await tabTo(page, way(page, 'Continue on WhatsApp'))
    await tabTo(page, button(page, 'Send another'))
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page.getByRole('form', { name: 'Contact' }))).toBe(true)
    expect(await typed(page)).toEqual(['', '', '', '', ''])
  })

  test('at 320 pixels it does not scroll sideways, faults and letter included', async () => {
    const page = await visit(path, { screen: { width: 320, height: 640 } })
    await submit(page)
    await page.getByText('Your message is missing.').waitFor()
    expect(await excess(page)).toBe(0)
    await fillIn(page, { Message: 'a'.repeat(300) })
    await submit(page)
    await sent(page).waitFor()
    expect(await excess(page)).toBe(0)
  })
})
