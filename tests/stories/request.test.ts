import { describe, expect, test } from 'vitest'
import { getInvalidFields, submitLogin } from './authScreens'
import { getAccessibleDescription, isFocused } from './formControls'
import { seedOrderList, sheaButterProduct } from './pageStorage'
import {
  fillRequestForm,
  getFormButton,
  getRequestFormProductListField,
  getRequestFormFieldByLabel,
  getRequestSentHeading,
  openRequestWithProducts,
  readRequestForm,
  requestFormSampleValues,
  requestPagePath,
  submitRequestForm,
} from './requestForm'
import { desktopViewport, getHorizontalOverflow, setUpBrowser, waitForAlert } from './setUpBrowser'

const visit = setUpBrowser()

const noReplyChannel = 'Enter a phone number, a WhatsApp number or an e-mail address, so that we can reply.'
const invalidPhone = 'Enter a number with 7 to 20 digits, for example 08031234567.'

const replyChannels = [
  ['Phone Number', '0803 123 4567'],
  ['WhatsApp Number', '0803 123 4567'],
  ['Email Address', 'ada@example.com'],
] as const

describe('the request page', () => {
  test('shows its title, heading and promise, and a form that the browser can fill in', async () => {
    const page = await visit(requestPagePath)
    await page.getByRole('heading', { level: 1, name: 'Fill In Form', exact: true }).waitFor()
    expect(await page.title()).toBe('Make Request')
    const promise =
      'Send in your list along with the quantity and someone will get back at you in less than 45 minutes'
    expect(await page.getByRole('main').getByText(promise, { exact: true }).isVisible()).toBe(true)

    const form = page.getByRole('form', { name: 'Product request' })
    expect(await form.locator('label:not([aria-hidden] *)').allInnerTexts()).toEqual([
      'Name ***',
      'Phone Number',
      'WhatsApp Number',
      'Email Address',
      'Remember my details on this device',
      'Product List ***',
    ])
    const readTypes = (name: string) =>
      getRequestFormFieldByLabel(page, name).evaluate((input) => [
        input.getAttribute('autocomplete'),
        input.getAttribute('type'),
      ])
    const names = ['Name', 'Phone Number', 'WhatsApp Number', 'Email Address']
    expect(await Promise.all(names.map(readTypes))).toEqual([
      ['name', null],
      ['tel', 'tel'],
      ['tel', 'tel'],
      ['email', 'email'],
    ])
    expect(await getRequestFormProductListField(page).getAttribute('rows')).toBe('15')
    expect(await getFormButton(page, 'SEND REQUEST').isVisible()).toBe(true)
  })

  test("fills in the account's e-mail address until the visitor clears it", async () => {
    const page = await visit('/login-account')
    await submitLogin(page, { email: 'customer@arielle.test', password: 'customer-pass-1' })
    await waitForAlert(page, 'Login Successful...')
    await page.goto(requestPagePath)
    await expect
      .poll(() => getRequestFormFieldByLabel(page, 'Email Address').inputValue())
      .toBe('customer@arielle.test')
    await getRequestFormFieldByLabel(page, 'Email Address').fill('')
    await page.reload()
    await getFormButton(page, 'Clear form').waitFor()
    expect(await getRequestFormFieldByLabel(page, 'Email Address').inputValue()).toBe('')
  })
})

describe('the list box of the request form', () => {
  test("follows the order list, also after 'Clear form', which can be undone", async () => {
    const page = await visit(requestPagePath, { prepare: (tab) => seedOrderList(tab, sheaButterProduct) })
    await expect.poll(() => getRequestFormProductListField(page).inputValue()).toBe('0.5 kg Shea Butter')
    await openRequestWithProducts(page, 'Shea Butter', 'Coconut Oil')
    const list = '1 kg Shea Butter\n0.5 litre Coconut Oil'
    await expect.poll(() => getRequestFormProductListField(page).inputValue()).toBe(list)
    await fillRequestForm(page)
    await getFormButton(page, 'Clear form').click()
    expect(await readRequestForm(page)).toEqual(['', '', '', '', list])
    expect(await page.evaluate(() => localStorage.getItem('draft:request'))).toBeNull()
    await getFormButton(page, 'Restore what I typed').click()
    await expect.poll(() => readRequestForm(page)).toEqual(Object.values(requestFormSampleValues))
  })

  test('keeps what the visitor wrote, offers a changed order list, and stays empty once emptied', async () => {
    const page = await visit(requestPagePath, { prepare: (tab) => seedOrderList(tab, sheaButterProduct) })
    const ownText = `Shea Butter: 0.5 kg, ${'a'.repeat(300)}`
    await getRequestFormProductListField(page).fill(ownText)
    expect(await getFormButton(page, 'Use my order list').count()).toBe(0)
    await openRequestWithProducts(page, 'Coconut Oil')
    await getFormButton(page, 'Use my order list').waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await getHorizontalOverflow(page)).toBe(0)
    await page.setViewportSize(desktopViewport)
    expect(await getRequestFormProductListField(page).inputValue()).toBe(ownText)
    await getFormButton(page, 'Use my order list').click()
    expect(await getRequestFormProductListField(page).inputValue()).toBe(
      '0.5 kg Shea Butter\n0.5 litre Coconut Oil',
    )
    await getFormButton(page, 'Restore what I typed').click()
    expect(await getRequestFormProductListField(page).inputValue()).toBe(ownText)

    await getRequestFormProductListField(page).fill('')
    await page.reload()
    await page.getByRole('link', { name: /^Order List\s*2 products$/ }).waitFor()
    await getFormButton(page, 'Clear form').waitFor()
    expect(await getRequestFormProductListField(page).inputValue()).toBe('')
  })
})

describe('the validation of the request form', () => {
  test('says what each field of an empty form lacks, and focuses the first', async () => {
    const page = await visit(requestPagePath)
    await submitRequestForm(page)
    await expect
      .poll(() => getAccessibleDescription(getRequestFormFieldByLabel(page, 'Name')))
      .toBe('Please enter your name.')
    expect(await getAccessibleDescription(getRequestFormFieldByLabel(page, 'Phone Number'))).toBe(
      noReplyChannel,
    )
    expect(await getAccessibleDescription(getRequestFormProductListField(page))).toContain(
      'Please enter your list.',
    )
    expect(await isFocused(getRequestFormFieldByLabel(page, 'Name'))).toBe(true)
    expect(await getFormButton(page, 'SEND REQUEST').getAttribute('aria-busy')).toBe('false')
  })

  test('takes a phone number, a WhatsApp number or an e-mail address alone as the way to reply', async () => {
    const page = await visit(requestPagePath)
    const noChannels = { 'Phone Number': '', 'WhatsApp Number': '', 'Email Address': '' }
    for (const [name, text] of replyChannels) {
      await fillRequestForm(page, { ...noChannels, Name: '' })
      await submitRequestForm(page)
      await expect.poll(() => getInvalidFields(page), { message: name }).toEqual(['name', 'phone'])
      await fillRequestForm(page, { ...noChannels, Name: 'Ada Obi' })
      await submitRequestForm(page)
      await expect.poll(() => isFocused(getRequestFormFieldByLabel(page, 'Phone Number'))).toBe(true)
      expect(await getAccessibleDescription(getRequestFormFieldByLabel(page, 'Phone Number'))).toBe(
        noReplyChannel,
      )
      await fillRequestForm(page, { ...noChannels, Name: '', [name]: text })
      await submitRequestForm(page)
      await expect.poll(() => getInvalidFields(page), { message: name }).toEqual(['name'])
    }
    await getRequestFormFieldByLabel(page, 'Name').fill('Ada Obi')
    await submitRequestForm(page)
    await getRequestSentHeading(page).waitFor()
  })

  test('keeps an invalid text, explains the error and focuses the field', async () => {
    const page = await visit(requestPagePath)
    for (const [name, text, error] of [
      ['Name', 'a'.repeat(121), 'Your name has 121 characters. Please shorten it to 120 or fewer.'],
      ['Phone Number', 'call me', invalidPhone],
      ['WhatsApp Number', '12345', invalidPhone],
      ['Email Address', 'ada@example', 'Please enter the full e-mail address, for example ada@example.com.'],
      [
        'Product List',
        'a'.repeat(5001),
        'Your list has 5001 characters. Please shorten it to 5000 or fewer.',
      ],
    ] as const) {
      await fillRequestForm(page, { [name]: text })
      const values = await readRequestForm(page)
      await submitRequestForm(page)
      await expect
        .poll(() => getAccessibleDescription(getRequestFormFieldByLabel(page, name)))
        .toContain(error)
      expect(await isFocused(getRequestFormFieldByLabel(page, name))).toBe(true)
      expect(await readRequestForm(page)).toEqual(values)
    }
  })
})
