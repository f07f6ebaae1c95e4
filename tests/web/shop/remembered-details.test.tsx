import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fillFields, getField, press, readFields, submitForm } from './formFields'
import { renderShop } from './renderShop'
import { contactForm, fillAndSubmit, findSentHeading, requestForm } from './submissionForms'

const { path, input } = requestForm
const labels = Object.keys(input)
const details = Object.values(input).slice(0, 4)
const emptyForm = ['', '', '', '', '']

const getCheckbox = () => getField('Remember my details on this device')
const tick = () => getCheckbox().click()

describe('The contact details of both forms', () => {
  test('are not remembered unless the visitor asks for it', async () => {
    const { reopen, services } = await renderShop(path)
    expect(getCheckbox().checked).toBe(false)
    expect(screen.queryByRole('button', { name: 'Forget my details' })).toBeNull()
    fillAndSubmit(requestForm)
    await findSentHeading()
    await reopen(path)
    expect(readFields(...labels)).toEqual(emptyForm)
    expect(services.storage.read('contactDetails')).toBeNull()
  })

  test('are filled in next time in both forms when they are remembered, without the list', async () => {
    const { reopen } = await renderShop(path)
    tick()
    fillAndSubmit(requestForm)
    await findSentHeading()
    await reopen(path)
    expect(readFields(...labels)).toEqual([...details, ''])
    await reopen(contactForm.path)
    // The number field takes digits alone.
    expect(readFields('Full Name', 'Email Address', 'Phone')).toEqual([
      details[0],
      details[3],
      '2348034567890',
    ])
    fillFields({ 'Email Address': 'ada@example.org', Subject: 'Black soap', Message: 'Good day.' })
    submitForm(contactForm.submitName)
    await findSentHeading(contactForm)
    await reopen(path)
    expect(readFields(...labels)).toEqual([...details.slice(0, 3), 'ada@example.org', ''])
  })

  test('are forgotten in one press, here and in the other form, while list and message stay', async () => {
    const { reopen, services } = await renderShop(contactForm.path)
    fillFields({ 'Full Name': 'Ada Obi', Message: 'Good day.' })
    tick()
    await reopen(path)
    expect(readFields(...labels)).toEqual(['Ada Obi', '', '', '', ''])
    fillFields({ ...input, 'Product List': 'Shea Butter: 1.5' })
    press('Forget my details')
    await screen.findByText(/^We removed your details from this device/)
    expect(readFields(...labels)).toEqual(['', '', '', '', 'Shea Butter: 1.5'])
    expect(document.activeElement).toBe(getCheckbox())
    expect(getCheckbox().checked).toBe(false)
    expect(services.storage.read('contactDetails')).toBeNull()
    await reopen(contactForm.path)
    expect(readFields('Full Name', 'Message')).toEqual(['', 'Good day.'])
  })

  test('stay in the form when the checkbox is cleared, and are no longer remembered', async () => {
    const { services } = await renderShop(path)
    fillFields(input)
    tick()
    expect(services.storage.read('contactDetails')).toContain('Ada Obi')
    tick()
    expect(services.storage.read('contactDetails')).toBeNull()
    expect(readFields(...labels)).toEqual(Object.values(input))
  })

  test.each(['{"name":7,"email":null}', '[1]', 'no JSON'])(
    'are ignored where they are damaged: %s',
    async (text) => {
      await renderShop(path, { stored: { contactDetails: text } })
      expect(readFields(...labels)).toEqual(emptyForm)
      expect(getCheckbox().checked).toBe(false)
    },
  )
})
