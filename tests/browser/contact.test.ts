import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { answerForMap, useBrowser } from './browser'
import { field, fillIn, path, phoneField, sent, submit } from './contactForm'
import { description, isFocused } from './forms'

const visit = useBrowser()
const toast = (page: Page) => page.getByRole('alert').filter({ hasText: 'fill in required fields' })

const missing = {
  'Full Name': 'Your full name is missing.',
  Subject: 'Your subject is missing.',
  'Email Address': 'Your e-mail address is missing.',
  Message: 'Your message is missing.',
}
const required = Object.entries(missing)

describe('2. Contact (/contact-us)', () => {
  test("has the title 'Contact Us' and the heading CONTACT US", async () => {
    const page = await visit(path)
    await page.getByRole('heading', { level: 1, name: 'CONTACT US', exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe('Contact Us')
  })

  test('shows a large map, fetched at a tap and not before; nothing moves when it comes', async () => {
    const page = await visit(path)
    await answerForMap(page)
    const map = page.getByRole('main').locator('iframe[title^="Map:"]')
    const showMap = page.getByRole('main').getByRole('button', { name: 'Show map' })
    await showMap.waitFor()
    expect(await map.count()).toBe(0)
    const formTop = () => page.getByRole('form').evaluate((form) => form.getBoundingClientRect().top)
    const before = await formTop()
    await showMap.click()
    await map.waitFor()
    expect(await formTop()).toBe(before)
    const { width, height } = (await map.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width / 800, height / 300)).toBeGreaterThan(1)
  })

  test('the form asks for fullname, subject, email, phone and message; all but the phone are marked ***', async () => {
    const page = await visit(path)
    const form = page.getByRole('form', { name: 'Contact' })
    await form.waitFor()
    const names = await form
      .locator('input:not([tabindex="-1"]), textarea')
      .evaluateAll((all) => all.map((control) => control.getAttribute('name')))
    expect(names).toEqual(['fullname', 'subject', 'email', 'phone', 'message'])
    const labels = await form.locator('label:not([aria-hidden] *)').allInnerTexts()
    expect(labels).toEqual(['Full Name ***', 'Subject ***', 'Email Address ***', 'Phone', 'Message ***'])
  })

  test('the message box has 10 rows', async () => {
    const page = await visit(path)
    expect(await field(page, 'Message').getAttribute('rows')).toBe('10')
  })

  test('a side block gives address, phone, chat number and e-mail', async () => {
    const page = await visit(path)
    const block = page.getByRole('main').locator('address')
    await block.waitFor()
    const names = await block.getByRole('heading').allInnerTexts()
    expect(names).toEqual(['Address', 'Phone', 'Chat on WhatsApp', 'E-mail'])
    const ways = await block.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(ways).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      expect.stringMatching(/^mailto:.+@/),
    ])
  })

  test('the browser can fill in who somebody is', async () => {
    const page = await visit(path)
    const controls = [field(page, 'Full Name'), field(page, 'Email Address'), phoneField(page)]
    const purposes = await Promise.all(controls.map((control) => control.getAttribute('autocomplete')))
    expect(purposes).toEqual(['name', 'email', 'tel'])
  })
})

describe('5. Validation: contact form', () => {
  test("submitted empty it says 'fill in required fields' and nothing else happens", async () => {
    const page = await visit(path)
    await submit(page)
    await toast(page).waitFor()
    expect(await toast(page).innerText()).toBe('fill in required fields')
    expect(new URL(page.url()).search).toBe('')
    expect(await sent(page).count()).toBe(0)
  })

  test('each empty field says beside it what is missing, and the first has the focus', async () => {
    const page = await visit(path)
    await submit(page)
    for (const [name, words] of required) {
      await expect.poll(() => description(field(page, name))).toBe(words)
      expect(await field(page, name).getAttribute('aria-invalid')).toBe('true')
    }
    expect(await isFocused(field(page, 'Full Name'))).toBe(true)
  })

  test.each(required)('without %s alone it is refused, and so is one of blanks', async (name, words) => {
    const page = await visit(path)
    await fillIn(page, { [name]: '   ' })
    await submit(page)
    await toast(page).waitFor()
    await expect.poll(() => description(field(page, name))).toBe(words)
    expect(await isFocused(field(page, name))).toBe(true)
    expect(await page.locator('[aria-invalid="true"]').count()).toBe(1)
  })

  test('what is said beside a field goes once it is filled in', async () => {
    const page = await visit(path)
    await submit(page)
    await expect.poll(() => description(field(page, 'Subject'))).toBe(missing.Subject)
    await field(page, 'Subject').fill('Black soap')
    await expect.poll(() => description(field(page, 'Subject'))).toBe('')
    expect(await description(field(page, 'Message'))).toBe(missing.Message)
  })

  test('the phone is optional', async () => {
    const page = await visit(path)
    await fillIn(page)
    await submit(page)
    await sent(page).waitFor()
    expect(await toast(page).count()).toBe(0)
  })

  test('the e-mail input is of the e-mail type: the browser holds back what is no address', async () => {
    const page = await visit(path)
    await fillIn(page, { 'Email Address': 'ada' })
    await submit(page)
    expect(await field(page, 'Email Address').getAttribute('type')).toBe('email')
    expect(await isFocused(field(page, 'Email Address'))).toBe(true)
    expect(await sent(page).count()).toBe(0)
  })

  test('the phone input is of the number type: letters do not get in, nor do wheel and arrows count', async () => {
    const page = await visit(path)
    expect(await phoneField(page).getAttribute('type')).toBe('number')
    await phoneField(page).pressSequentially('0803call1234567')
    await page.keyboard.press('ArrowUp')
    await phoneField(page).hover()
    await page.mouse.wheel(0, 120)
    await expect.poll(() => isFocused(phoneField(page))).toBe(false)
    expect(await phoneField(page).inputValue()).toBe('08031234567')
  })

  test.each([
    ['Full Name', 'a'.repeat(121), 'Your full name is 121 characters long; 120 is the most.'],
    ['Subject', 'a'.repeat(151), 'Your subject is 151 characters long; 150 is the most.'],
    ['Message', 'a'.repeat(5001), 'Your message is 5001 characters long; 5000 is the most.'],
    [
      'Full Name',
      '\u3164',
      'Write your full name in letters or digits that can be seen, without hidden signs.',
    ],
    ['Email Address', 'ada@example', 'Write the e-mail address in full, for example ada@example.com.'],
  ])('%s that breaks the law is kept, and beside it stands why: %#', async (name, text, words) => {
    const page = await visit(path)
    await fillIn(page, { [name]: text })
    await submit(page)
    await expect.poll(() => description(field(page, name))).toBe(words)
    expect(await isFocused(field(page, name))).toBe(true)
    expect(await field(page, name).inputValue()).toBe(text)
    expect(await toast(page).count()).toBe(0)
  })

  test('a phone number that is too short says what one looks like', async () => {
    const page = await visit(path)
    await fillIn(page)
    await phoneField(page).fill('12345')
    await submit(page)
    const words = 'Write the number with 7 to 20 digits, for example 08031234567.'
    await expect.poll(() => description(phoneField(page))).toContain(words)
  })
})
