import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fillFields, getField, press, readFields } from './formFields'
import { renderShop } from './renderShop'
import { fillAndSubmit, findSentHeading, requestForm } from './submissionForms'

const { path, input } = requestForm

describe('The delivery area of the request form', () => {
  test('is optional, and sent as the last line of the list', async () => {
    const { arrived } = await renderShop(path)
    expect(getField('Delivery Area').placeholder).toBe('Yaba, Surulere, Abuja …')
    expect(getField('Delivery Area').maxLength).toBe(80)
    fillAndSubmit(requestForm, { 'Delivery Area': ' Yaba ' })
    await findSentHeading()
    expect(arrived.map(({ fields }) => fields)).toMatchObject([
      { list: `${input['Product List']}\nDelivery to: Yaba` },
    ])
    screen.getByText(/Delivery to: Yaba/)
  })

  test('leaves no trace if it is empty', async () => {
    const { arrived } = await renderShop(path)
    fillAndSubmit(requestForm)
    await findSentHeading()
    expect(arrived.map(({ fields }) => fields)).toMatchObject([{ list: input['Product List'] }])
  })

  test('is remembered and forgotten with the contact details', async () => {
    const { reopen } = await renderShop(path)
    getField('Remember my details on this device').click()
    fillAndSubmit(requestForm, { 'Delivery Area': 'Yaba' })
    await findSentHeading()
    await reopen(path)
    expect(readFields('Delivery Area', 'Product List')).toEqual(['Yaba', ''])
    fillFields({ 'Delivery Area': 'Surulere' })
    press('Forget my details')
    expect(readFields('Delivery Area')).toEqual([''])
  })
})

test('the order list leads to what visitors ask about delivery and payment', async () => {
  await renderShop('/confirm-list', { list: { '1': 0.5 } })
  const name = 'Where do you deliver? How do I pay? Can I collect?'
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name })).pathname).toBe('/delivery')
})
