import { describe, expect, test } from 'vitest'
import { useBrowser } from './browser'
import { description, isFocused } from './forms'
import { button, field, fillIn, list, order, path, sent, send, typed } from './requestForm'

const visit = useBrowser()

const noReply = 'Give us a phone number, a WhatsApp number or an e-mail address, so that we can reply.'
const phoneForm = 'Write the number with 7 to 20 digits, for example 08031234567.'

describe('2. Product request (/request-a-quote)', () => {
  test("has the title 'Make Request' and the heading 'Fill In Form'", async () => {
    const page = await visit(path)
    await page.getByRole('heading', { level: 1, name: 'Fill In Form', exact: true }).waitFor()
    await expect.poll(() => page.title()).toBe('Make Request')
  })

  test('the banner promises a reply in less than 45 minutes', async () => {
    const page = await visit(path)
    const banner =
      'Send in your list along with the quantity and someone will get back at you in less than 45 minutes'
    await page.getByText(banner, { exact: true }).waitFor()
    expect(await page.getByRole('main').getByText(banner, { exact: true }).isVisible()).toBe(true)
  })

  test('the form asks for name, phone number, WhatsApp number, e-mail address and a list of 15 rows', async () => {
    const page = await visit(path)
    const form = page.getByRole('form', { name: 'Product request' })
    await form.waitFor()
    expect(await form.locator('label:not([aria-hidden] *)').allInnerTexts()).toEqual([
      'Name ***',
      'Phone Number',
      'WhatsApp Number',
      'Email Address',
      'Product List ***',
    ])
    expect(await list(page).getAttribute('rows')).toBe('15')
    expect(await button(page, 'SEND REQUEST').isVisible()).toBe(true)
  })

  test('the browser can fill in who somebody is, with the keyboard that fits', async () => {
    const page = await visit(path)
    const read = (name: string) =>
      field(page, name).evaluate((input) => [input.getAttribute('autocomplete'), input.getAttribute('type')])
    expect(await Promise.all(['Name', 'Phone Number', 'WhatsApp Number', 'Email Address'].map(read))).toEqual(
      [
        ['name', null],
        ['tel', 'tel'],
        ['tel', 'tel'],
        ['email', 'email'],
      ],
    )
  })
})

describe('2. Product request (/request-a-quote): the list box', () => {
  test('holds the order list, a line for each product with its quantity', async () => {
    const page = await visit('/about-us')
    await order(page, 'Shea Butter', 'Coconut Oil')
    await expect.poll(() => list(page).inputValue()).toBe('Shea Butter: 0.5\nCoconut Oil: 0.5')
  })

  test('follows the order list until the visitor writes', async () => {
    const page = await visit('/about-us')
    await order(page, 'Shea Butter')
    await expect.poll(() => list(page).inputValue()).toBe('Shea Butter: 0.5')
    await order(page, 'Shea Butter')
    await expect.poll(() => list(page).inputValue()).toBe('Shea Butter: 1')
  })

  test('never overwrites what the visitor wrote: it offers the order list that changed since', async () => {
    const page = await visit('/about-us')
    await order(page, 'Shea Butter')
    await list(page).fill('Shea Butter: 0.5 kg, unrefined')
    expect(await button(page, 'Use my order list').count()).toBe(0)
    await order(page, 'Coconut Oil')
    await button(page, 'Use my order list').waitFor()
    expect(await list(page).inputValue()).toBe('Shea Butter: 0.5 kg, unrefined')
    await button(page, 'Use my order list').click()
    expect(await list(page).inputValue()).toBe('Shea Butter: 0.5\nCoconut Oil: 0.5')
    await button(page, 'Put back what I typed').click()
    expect(await list(page).inputValue()).toBe('Shea Butter: 0.5 kg, unrefined')
  })

  test('stays empty when the visitor empties it', async () => {
    const page = await visit('/about-us')
    await order(page, 'Shea Butter')
    await list(page).fill('')
    await page.reload()
    await page.getByRole('link', { name: /^Order List\s*1 product$/ }).waitFor()
    await button(page, 'Clear form').waitFor()
    expect(await list(page).inputValue()).toBe('')
  })
})

describe('2. Product request (/request-a-quote): the e-mail address', () => {
  test('of the account stands there until the visitor writes another', async () => {
    const page = await visit('/login-account')
    await page.getByLabel('Email').fill('customer@arielle.test')
    await page.getByLabel('Password').fill('customer-pass-1')
    await button(page, 'ENTER').click()
    await page.getByRole('alert').filter({ hasText: 'Login Successful...' }).waitFor()
    await page.goto(path)
    await expect.poll(() => field(page, 'Email Address').inputValue()).toBe('customer@arielle.test')
    await field(page, 'Email Address').fill('')
    await page.reload()
    await button(page, 'Clear form').waitFor()
    expect(await field(page, 'Email Address').inputValue()).toBe('')
  })
})

describe('5. Validation: product request', () => {
  test('sent empty it says beside each field what is missing, and the first has the focus', async () => {
    const page = await visit(path)
    await send(page)
    await expect.poll(() => description(field(page, 'Name'))).toBe('Your name is missing.')
    expect(await description(field(page, 'Phone Number'))).toBe(noReply)
    expect(await description(list(page))).toContain('Your list is missing.')
    expect(await isFocused(field(page, 'Name'))).toBe(true)
    expect(await button(page, 'SEND REQUEST').getAttribute('aria-busy')).toBe('false')
  })

  test.each(['Phone Number', 'WhatsApp Number', 'Email Address'] as const)(
    '%s alone is enough to be answered',
    async (name) => {
      const page = await visit(path)
      const none = { 'Phone Number': '', 'WhatsApp Number': '', 'Email Address': '' }
      await fillIn(page, none)
      await send(page)
      await expect.poll(() => isFocused(field(page, 'Phone Number'))).toBe(true)
      expect(await description(field(page, 'Phone Number'))).toBe(noReply)
      await field(page, name).fill(name === 'Email Address' ? 'ada@example.com' : '0803 123 4567')
      await expect.poll(() => description(field(page, 'Phone Number'))).toBe('')
      await send(page)
      await sent(page).waitFor()
    },
  )

  test.each([
    ['Name', 'a'.repeat(121), 'Your name is 121 characters long; 120 is the most.'],
    ['Phone Number', 'call me', phoneForm],
    ['WhatsApp Number', '12345', phoneForm],
    ['Email Address', 'ada@example', 'Write the e-mail address in full, for example ada@example.com.'],
    ['Product List', 'a'.repeat(5001), 'Your list is 5001 characters long; 5000 is the most.'],
  ])('%s that breaks the law keeps everything and says why', async (name, text, words) => {
    const page = await visit(path)
    await fillIn(page, { [name]: text })
    const before = await typed(page)
    await send(page)
    await expect.poll(() => description(field(page, name))).toContain(words)
    expect(await isFocused(field(page, name))).toBe(true)
    expect(await typed(page)).toEqual(before)
  })
})
