import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findToast, getButton, openShop } from './openShop'
import { expectOrderList, getFocusedText, getQuantityField, openOrderList } from './orderList'

const getField = () => getQuantityField('Shea Butter')
const expectQuantity = (quantity: string) => expectOrderList(`Shea Butter: ${quantity}`, 'Coconut Oil: 1')

/** A list of 1.5 Shea Butter and 1 Coconut Oil. */
async function openList() {
  const { user } = await openOrderList('1:3,2:2')
  const type = async (text: string) => {
    await user.clear(getField())
    if (text !== '') await user.type(getField(), text)
  }
  return { user, type }
}

describe('A typed quantity', () => {
  test('becomes a number of halves and says so, on Enter or on leaving the field', async () => {
    const { user, type } = await openList()
    for (const [text, quantity, kind, message] of [
      ['a lot', '1.5', 'error', 'Shea Butter stays at 1.5 kg. Enter a number from 0.5 to 999'],
      ['2,5', '2.5', 'info', 'Shea Butter set to 2.5 kg'],
      ['1/2', '0.5', 'info', 'Shea Butter set to 0.5 kg'],
      ['1 1/2', '1.5', 'info', 'Shea Butter set to 1.5 kg'],
      ['4000', '999', 'info', 'Shea Butter set to 999 kg, the most a list can hold'],
    ] as const) {
      await type(text)
      await user.keyboard('{Enter}')
      expect(await findToast(message)).toBe(kind)
      await expectQuantity(quantity)
    }
    await type('12')
    await user.tab()
    await findToast('Shea Butter set to 12 kg')
    expect(localStorage.getItem('cartItems')).toContain('"count":12')
    await openShop('/confirm-list')
    await expectQuantity('12')
  })

  test('replaces the selected number and yields to Escape', async () => {
    const { user, type } = await openList()
    await type('77')
    await user.keyboard('{Escape}')
    await user.tab()
    await expectQuantity('1.5')
    getField().focus()
    await user.keyboard('4{Enter}6{Enter}')
    await expectQuantity('6')
  })
})

describe('0 as a quantity', () => {
  const queryOffer = () => screen.queryByRole('group', { name: 'Remove Shea Butter from your list?' })
  const getChoice = (name: string) => within(queryOffer() ?? document.body).getByRole('button', { name })

  test('offers to remove the product, which keeps its quantity until the visitor has chosen', async () => {
    const { user, type } = await openList()
    await type('0')
    await user.keyboard('{Enter}')
    within(queryOffer() ?? document.body).getByRole('alert')
    await waitFor(() => expect(document.activeElement).toBe(getChoice('Remove Shea Butter')))
    expect(localStorage.getItem('persist:root')).toContain('count\\":1.5')
    await user.keyboard('{Enter}')
    await findToast('Shea Butter Removed from order list')
    await expectOrderList('Coconut Oil: 1')
    await user.click(getButton('Undo'))
    await expectQuantity('1.5')
  })

  test.each(['Keep it', 'Escape'])('keeps the product on %s, and focuses its quantity', async (choice) => {
    const { user, type } = await openList()
    await type('0.0')
    await user.tab()
    await waitFor(() => expect(document.activeElement).toBe(getChoice('Remove Shea Butter')))
    if (choice === 'Escape') await user.keyboard('{Escape}')
    else await user.click(getChoice(choice))
    expect(queryOffer()).toBeNull()
    expect(document.activeElement).toBe(getField())
    await expectQuantity('1.5')
  })

  test('asks before Increase and Decrease change anything, and leaves the focus where the visitor has put it', async () => {
    const { user, type } = await openList()
    await type('0')
    fireEvent.click(getButton('Increase Shea Butter'))
    await user.click(getChoice('Keep it'))
    await type('0')
    await user.click(getQuantityField('Coconut Oil'))
    expect(queryOffer()).not.toBeNull()
    expect(document.activeElement).toBe(getQuantityField('Coconut Oil'))
    await user.click(getChoice('Keep it'))
    await expectQuantity('1.5')
  })

  test('offers the same on a card, and focuses what adds the product again', async () => {
    const { user } = await openShop('/arielle-store')
    await user.click(await screen.findByRole('button', { name: 'Add Shea Butter to order list' }))
    await user.clear(getField())
    await user.type(getField(), '0{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(getChoice('Remove Shea Butter')))
    await user.click(getChoice('Keep it'))
    expect(getField().value).toBe('0.5')
    await user.clear(getField())
    await user.type(getField(), '0{Enter}')
    await user.click(getChoice('Remove Shea Butter'))
    await findToast('Shea Butter Removed from order list')
    expect(document.activeElement).toBe(getButton('Add Shea Butter to order list'))
  })
})

describe('Increase and Decrease', () => {
  test('take what was typed first, by mouse, by keyboard and where the focus stays in the field', async () => {
    const { user, type } = await openList()
    for (const [action, quantity] of [
      ['Increase', '4.5'],
      ['Decrease', '3.5'],
    ] as const) {
      await type('4')
      await user.click(getButton(`${action} Shea Butter`))
      await expectQuantity(quantity)
      await type('4')
      // Safari does not focus a pressed button.
      fireEvent.click(getButton(`${action} Shea Butter`))
      expect(getFocusedText()).toBe('Quantity of Shea Butter')
      await expectQuantity(quantity)
    }
    await type('4')
    await user.tab()
    expect(getFocusedText()).toBe('Increase Shea Butter')
    await user.keyboard('{Enter}')
    await expectQuantity('4.5')
  })

  test('start from the former count after invalid text, and lose no click of many', async () => {
    const { user, type } = await openList()
    await type('x')
    await user.click(getButton('Increase Shea Butter'))
    await expectQuantity('2')
    for (let click = 0; click < 20; click += 1) fireEvent.click(getButton('Increase Shea Butter'))
    await expectQuantity('12')
    for (let click = 0; click < 10; click += 1) fireEvent.click(getButton('Decrease Shea Butter'))
    await expectQuantity('7')
  })
})
