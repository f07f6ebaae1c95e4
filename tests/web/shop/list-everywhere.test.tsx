import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { businessDetails } from '../../../domain/site/businessDetails'
import { findToast, getButton, getMain, openShop } from './openShop'
import { expectHeaderCount, expectOrderList, openOrderList } from './orderList'

const queryBar = () => screen.queryByRole('link', { name: /Review list$/ })

/** The text of the WhatsApp message that the list's link opens. */
function readWhatsAppMessage(): string {
  const link = within(getMain()).getByRole<HTMLAnchorElement>('link', { name: /^Send this list on WhatsApp/ })
  const { hostname, pathname, searchParams } = new URL(link.href)
  expect(hostname + pathname).toBe(`wa.me/${businessDetails.whatsapp.replace(/\D/g, '')}`)
  return searchParams.get('text') ?? ''
}

describe('The bar of the order list', () => {
  test('appears with the first product, counts products, and leads to the list, which has no bar', async () => {
    const { user } = await openShop('/arielle-store')
    expect(queryBar()).toBeNull()
    await user.click(getButton('Add Shea Butter to order list'))
    await user.click(getButton('Add Coconut Oil to order list'))
    await expectHeaderCount(2)
    expect(queryBar()?.textContent).toBe('2 productsReview list')
    await user.click(screen.getByRole('link', { name: /Review list$/ }))
    await expectOrderList('Shea Butter: 0.5', 'Coconut Oil: 0.5')
    expect(queryBar()).toBeNull()
  })
})

describe('A product', () => {
  test("can be added from the home page's featured products", async () => {
    const { user } = await openShop('/')
    await user.click(getButton('Add Shea Butter to order list'))
    await findToast('Shea Butter added to order list')
    await expectHeaderCount(1)
  })

  test('can be added from the products beside another', async () => {
    const { user } = await openShop('/products/1')
    const related = await screen.findByRole('region', { name: 'You may also like' })
    const [add] = within(related).getAllByRole('button', { name: /^Add .+ to order list$/ })
    if (!add) throw new Error('no product beside it can be added')
    await user.click(add)
    await findToast(/added to order list$/)
    await expectHeaderCount(1)
  })
})

describe('A list on WhatsApp', () => {
  test('has its products with their units and a link that opens the list, on the list and beside the form', async () => {
    const { user } = await openOrderList('1:3,102:2')
    const message = readWhatsAppMessage()
    expect(message).toContain('1.5 kg Shea Butter')
    expect(message).toContain(`${location.origin}/confirm-list#list=1:3,102:2`)
    await user.click(within(getMain()).getByRole('link', { name: 'Request Product(s)' }))
    await screen.findByRole('button', { name: 'SEND REQUEST' })
    expect(readWhatsAppMessage()).toBe(message)
  })
})
