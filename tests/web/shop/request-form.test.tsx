import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { describeField, fillFields, getField, press, readFields, submitForm } from './formFields'
import { renderShop } from './renderShop'
import { expectRefused, findSentHeading, requestForm } from './submissionForms'

const { path, input } = requestForm
const labels = Object.keys(input)
const noReplyChannel = 'Enter a phone number, a WhatsApp number or an e-mail address, so that we can reply.'
const invalidPhone = 'Enter a number with 7 to 20 digits, for example 08031234567.'
const sheaButter = { '1': 0.5 }

const send = () => submitForm('SEND REQUEST')
const findUnreadLines = async () =>
  within(
    await screen.findByText(/^We couldn't match/).then(({ parentElement }) => parentElement ?? document.body),
  )

describe('the request form', () => {
  test('shows its title, heading and promise, and fields that the browser can fill in', async () => {
    await renderShop(path)
    expect(document.title).toBe('Make Request')
    screen.getByRole('heading', { level: 1, name: 'Fill In Form' })
    within(screen.getByRole('main')).getByText(
      'Send in your list along with the quantity and someone will get back at you in less than 45 minutes',
    )
    expect(labels.slice(0, 4).map((label) => [getField(label).autocomplete, getField(label).type])).toEqual([
      ['name', 'text'],
      ['tel', 'tel'],
      ['tel', 'tel'],
      ['email', 'email'],
    ])
    expect(getField('Product List').getAttribute('rows')).toBe('15')
  })

  test('says what each field of an empty form lacks, and focuses the first', async () => {
    await renderShop(path)
    send()
    expect(describeField('Name')).toBe('Please enter your name.')
    expect(describeField('Phone Number')).toBe(noReplyChannel)
    expect(describeField('Product List')).toContain('Please enter your list.')
    expect(document.activeElement).toBe(getField('Name'))
    fillFields({ Name: input.Name, 'Product List': input['Product List'] })
    send()
    expect(document.activeElement).toBe(getField('Phone Number'))
    fillFields({ 'Email Address': input['Email Address'] })
    send()
    await findSentHeading()
  })

  test('keeps invalid texts, explains each at its field and focuses the first', async () => {
    await renderShop(path)
    expectRefused(requestForm, [
      ['Name', 'a'.repeat(121), 'Your name has 121 characters. Please shorten it to 120 or fewer.'],
      ['Phone Number', 'call me', invalidPhone],
      ['WhatsApp Number', '12345', invalidPhone],
      ['Email Address', 'ada@example', 'Please enter the full e-mail address, for example ada@example.com.'],
      [
        'Product List',
        'a'.repeat(5001),
        'Your list has 5001 characters. Please shorten it to 5000 or fewer.',
      ],
    ])
  })
})

describe('the list box of the request form', () => {
  test("follows the order list, also after 'Clear form', which can be undone", async () => {
    const { reopen, services } = await renderShop(path, { list: sheaButter })
    expect(readFields('Product List')).toEqual(['0.5 kg Shea Butter'])
    await reopen('/products/2')
    press('Add Coconut Oil to order list')
    await reopen(path)
    const list = '0.5 kg Shea Butter\n0.5 litre Coconut Oil'
    expect(readFields('Product List')).toEqual([list])
    fillFields(input)
    press('Clear form')
    expect(readFields(...labels)).toEqual(['', '', '', '', list])
    expect(services.storage.read('draft:request')).toBeNull()
    press('Restore what I typed')
    expect(readFields(...labels)).toEqual(Object.values(input))
  })

  test('keeps what the visitor wrote, and offers a changed order list', async () => {
    const { reopen } = await renderShop(path, { list: sheaButter })
    const ownText = 'Shea Butter: 0.5 kg, the whitest'
    fillFields({ 'Product List': ownText })
    expect(screen.queryByRole('button', { name: 'Use my order list' })).toBeNull()
    await reopen('/products/2')
    press('Add Coconut Oil to order list')
    await reopen(path)
    expect(readFields('Product List')).toEqual([ownText])
    press('Use my order list')
    expect(readFields('Product List')).toEqual(['0.5 kg Shea Butter\n0.5 litre Coconut Oil'])
    press('Restore what I typed')
    expect(readFields('Product List')).toEqual([ownText])
  })

  test('stays empty once emptied, and offers the order list again', async () => {
    const { reopen } = await renderShop(path, { list: sheaButter })
    fillFields({ 'Product List': '' })
    await reopen(path)
    expect(readFields('Product List')).toEqual([''])
    screen.getByText('You have products on your order list.')
    press('Use my order list')
    expect(readFields('Product List')).toEqual(['0.5 kg Shea Butter'])
    expect(screen.queryByRole('button', { name: 'Restore what I typed' })).toBeNull()
  })

  test('names only the lines that cannot be read, and says nothing about a list that can', async () => {
    await renderShop(path)
    fillFields({ 'Product List': Array.from({ length: 7 }, (_, line) => `Moon Dust ${line}`).join('\n') })
    const lines = await findUnreadLines()
    lines.getByText('And 2 more.')
    expect(lines.getAllByRole('listitem')).toHaveLength(5)
    fillFields({ 'Product List': 'Shea Butter: 2' })
    await waitFor(() => expect(screen.queryByText(/^We couldn't match/)).toBeNull())
  })

  test('reads other names, misspelt ones and quantities in words', async () => {
    await renderShop(path)
    fillFields({ 'Product List': 'ori half kilo\ncoconut oyl 500ml\n1. two kg shea\nmoringa 2kg' })
    const lines = await findUnreadLines()
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['moringa 2kg'])
  })

  test('reads the products of the order list where the catalogue does not load', async () => {
    await renderShop(path, { list: sheaButter, catalogue: { isReachable: false } })
    fillFields({ 'Product List': 'Shea Butter: 2\nCoconut Oil: 1' })
    const lines = await findUnreadLines()
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Coconut Oil: 1'])
  })
})
