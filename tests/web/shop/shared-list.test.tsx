import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findToast, getButton, getPathAndQuery, openShop } from './openShop'
import { expectHeaderCount, expectOrderList, getFocusedText, openOrderList } from './orderList'

const findOffer = () => screen.findByRole('region', { name: 'Someone shared a list with you' })
const queryOffer = () => screen.queryByRole('region', { name: 'Someone shared a list with you' })
const expectOwnList = () => expectOrderList('Shea Butter: 2', 'Coconut Oil: 1')

const openOwnList = () => openOrderList('1:4,2:2')

async function openLink(list: string) {
  const page = await openShop(`/confirm-list#list=${list}`)
  return { ...page, offer: within(await findOffer()) }
}

describe('A list in a link', () => {
  test('is only offered: Not now leaves the own list as it was, and takes the list out of the address', async () => {
    await openOwnList()
    const { user, offer } = await openLink('84:3,1:1')
    await expectOwnList()
    const products = within(offer.getByRole('list', { name: 'Shared products' })).getAllByRole('listitem')
    expect(products.map((product) => product.textContent)).toEqual([
      'Avocado ButterQuantity 1.5 kg',
      'Shea ButterQuantity 0.5 kg',
    ])
    expect(getFocusedText()).toBe('Someone shared a list with you')
    await user.click(screen.getByRole('link', { name: 'Skip to the content' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(queryOffer()).not.toBeNull()
    await expectHeaderCount(2)
    await user.click(getButton('Not now'))
    expect(queryOffer()).toBeNull()
    await expectOwnList()
    expect([getPathAndQuery(), location.hash]).toEqual(['/confirm-list', ''])
    expect(getFocusedText()).toBe('Order list')
  })

  test('is added once however often, keeping larger quantities', async () => {
    await openOwnList()
    for (const message of [
      '1 product added, Coconut Oil raised to 4 litres, 1 already on your list',
      '3 already on your list',
    ]) {
      const { user } = await openLink('84:3,1:1,2:8')
      await user.click(getButton('Add to my list'))
      await findToast(message)
      await expectOrderList('Shea Butter: 2', 'Coconut Oil: 4', 'Avocado Butter: 1.5')
      expect(location.hash).toBe('')
      expect(getFocusedText()).toBe('Order list')
    }
  })

  test('replaces the own list until Undo', async () => {
    await openOwnList()
    const { user } = await openLink('3:2')
    await user.click(getButton('Replace my list'))
    await findToast('The shared list is now your list: 1 product')
    await expectOrderList('Black Soap: 1')
    await user.click(getButton('Undo'))
    await expectOwnList()
    expect(getFocusedText()).toBe('Order list')
  })

  test('names unknown products and counts unreadable entries', async () => {
    await openOwnList()
    const { user, offer } = await openLink('999:3,1:1,x,1:')
    offer.getByText('Product 999 (quantity 1.5) is no longer in our catalogue.')
    offer.getByText("We couldn't read 2 entries in this link.")
    await user.click(getButton('Add to my list'))
    await expectOwnList()
  })

  test('opens from an older link, which has it in the query', async () => {
    const { user } = await openShop('/confirm-list?list=1:4,2:2')
    await user.click(await screen.findByRole('button', { name: 'Use this list' }))
    await expectOwnList()
    expect(getPathAndQuery()).toBe('/confirm-list')
  })

  test('offers nothing where no entry is readable', async () => {
    const { user } = await openShop('/confirm-list?list=%00,x,1:1:1,<b>1:1</b>,%F0%9F%8C%BF,__proto__:1')
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await screen.findByRole('heading', { name: 'Your order list is empty' })
    expect(getPathAndQuery()).toBe('/confirm-list')
  })

  test('holds 200 entries at most, and is the only choice of a visitor without a list', async () => {
    const { user } = await openShop(
      `/confirm-list#list=${Array.from({ length: 230 }, (_, index) => `${index + 1}:1998`).join(',')}`,
    )
    const offer = within(await findOffer())
    offer.getByText('We left out 30 entries, because a list holds 200 products at most.')
    expect(offer.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Use this list',
      'Not now',
    ])
    await user.click(getButton('Use this list'))
    await expectHeaderCount(107)
    screen.getByText(/^Total \d+ kg \+ \d+ litres/)
  })
})
