import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { describeField, fillFields, getField, listInvalidFields, readFields, submitForm } from './formFields'
import { renderShop } from './renderShop'
import { contactForm, expectRefused, findSentHeading } from './submissionForms'

const { path, input } = contactForm
const requiredInput = { ...input, Phone: '' }
const firstLine = 'I would like to know more about Coconut Oil.\n'

const send = () => submitForm('SUBMIT')

describe('the contact page', () => {
  test('shows its title and heading, a form with marked fields, and ways to reach the shop', async () => {
    await renderShop(path)
    expect(document.title).toBe('Contact Us')
    screen.getByRole('heading', { level: 1, name: 'CONTACT US' })
    const fields = ['Full Name', 'Subject', 'Email Address', 'Phone'].map(getField)
    expect(fields.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['fullname', 'name'],
      ['subject', 'off'],
      ['email', 'email'],
      ['phone', 'tel'],
    ])
    const labels = [...document.querySelectorAll('form label')].map(({ textContent }) => textContent)
    expect(labels.filter((label) => label.endsWith('***'))).toHaveLength(4)
    expect(getField('Message').getAttribute('rows')).toBe('10')
    const address = document.querySelector<HTMLElement>('main address') ?? document.body
    expect(
      within(address)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Address', 'Phone', 'Chat on WhatsApp', 'E-mail'])
    expect(
      within(address)
        .getAllByRole<HTMLAnchorElement>('link')
        .map(({ href }) => href),
    ).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^https:\/\/wa\.me\/\d+$/),
      expect.stringMatching(/^mailto:.+@/),
    ])
  })
})

describe('the validation of the contact form', () => {
  test("says 'fill in required fields' and what each empty field lacks, until it is filled in", async () => {
    const { arrived } = await renderShop(path)
    // A field with only spaces is empty.
    fillFields({ Message: '   ' })
    send()
    await screen.findByText('fill in required fields')
    expect(['Full Name', 'Subject', 'Email Address', 'Message'].map(describeField)).toEqual([
      'Please enter your full name.',
      'Please enter your subject.',
      'Please enter your e-mail address.',
      'Please enter your message.',
    ])
    expect(document.activeElement).toBe(getField('Full Name'))
    fillFields({ Subject: 'Black soap' })
    expect(listInvalidFields()).toEqual(['fullname', 'email', 'message'])
    expect(arrived).toEqual([])
  })

  test('keeps invalid texts, explains each at its field and focuses the first', async () => {
    await renderShop(path)
    expectRefused(contactForm, [
      ['Full Name', '--', 'Your full name needs at least one letter or digit.'],
      ['Subject', 'a'.repeat(151), 'Your subject has 151 characters. Please shorten it to 150 or fewer.'],
      ['Email Address', 'ada@example', 'Please enter the full e-mail address, for example ada@example.com.'],
      ['Phone', '12345', 'Enter a number with 7 to 20 digits, for example 08031234567.'],
      ['Message', 'a'.repeat(5001), 'Your message has 5001 characters. Please shorten it to 5000 or fewer.'],
    ])
    expect(screen.queryByText('fill in required fields')).toBeNull()
  })

  test('sends without a phone number; the browser checks the e-mail address, too, once it is cleaned', async () => {
    const { arrived } = await renderShop(path)
    fillFields(requiredInput)
    const email = getField('Email Address')
    expect(email.type).toBe('email')
    fillFields({ 'Email Address': '\u2068mailto:ada@example.com,\u2069' })
    fireEvent.blur(email)
    expect(email.value).toBe('ada@example.com')
    send()
    await findSentHeading(contactForm)
    expect(arrived).toMatchObject([{ kind: 'enquiries', fields: { message: input.Message } }])
    expect(Object.keys(arrived[0]?.fields ?? {}).sort()).toEqual(['email', 'fullname', 'message', 'subject'])
  })

  test('takes a number as the phone, which neither arrow keys nor the wheel change', async () => {
    await renderShop(path)
    const phone = getField('Phone')
    expect(phone.type).toBe('number')
    phone.focus()
    const arrowUp = createEvent.keyDown(phone, { key: 'ArrowUp' })
    fireEvent(phone, arrowUp)
    expect(arrowUp.defaultPrevented).toBe(true)
    fireEvent.wheel(phone)
    expect(document.activeElement).not.toBe(phone)
  })
})

describe('Make Enquiry', () => {
  const readEnquiry = () => readFields('Subject', 'Message')

  test('fills in the product, which the next product replaces, and takes it out of the address', async () => {
    const { reopen, user } = await renderShop('/products/1')
    await user.click(screen.getByRole('link', { name: 'Make Enquiry' }))
    await waitFor(() => expect(readEnquiry()[0]).toBe('Enquiry about Shea Butter'))
    expect(location.pathname + location.search).toBe(path)
    await reopen('/contact-us?product=2')
    await waitFor(() => expect(readEnquiry()).toEqual(['Enquiry about Coconut Oil', firstLine]))
  })

  test('leaves what the visitor has typed', async () => {
    const { reopen } = await renderShop(path)
    fillFields({ Message: 'Do you deliver to Abuja?' })
    await reopen('/contact-us?product=2')
    await waitFor(() => expect(location.search).toBe(''))
    expect(readEnquiry()).toEqual(['', 'Do you deliver to Abuja?'])
  })

  test.each(['99999', '0002', '%3Cb%3E'])('leaves the form empty for the product %s', async (product) => {
    await renderShop(`/contact-us?product=${product}`)
    await waitFor(() => screen.getByRole('button', { name: 'SUBMIT' }))
    expect(readEnquiry()).toEqual(['', ''])
  })
})

test("a customer's name and e-mail address are filled in on both forms until the visitor clears them", async () => {
  const signedIn = { email: 'ada@arielle.test', password: '', userName: 'Ada Obi', userID: 'ada' }
  const { reopen } = await renderShop(path, { signedIn })
  expect(readFields('Full Name', 'Email Address')).toEqual(['Ada Obi', signedIn.email])
  await reopen('/request-a-quote')
  expect(readFields('Name', 'Email Address')).toEqual(['Ada Obi', signedIn.email])
  fillFields({ 'Email Address': '' })
  await reopen('/request-a-quote')
  expect(readFields('Name', 'Email Address')).toEqual(['Ada Obi', ''])
})
