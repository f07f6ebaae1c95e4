import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findToast, getButton, getMain, openShop } from './openShop'
import { expectOrderList, getFocusedText, getQuantityField, openOrderList } from './orderList'

const queryUndo = () => screen.queryByRole('button', { name: 'Undo' })

describe('Undo', () => {
  const fullList = ['Shea Butter: 1.5', 'Coconut Oil: 0.5', 'Black Soap: 0.5']

  test('puts a removed product back in its place, and a cleared list back for good', async () => {
    const { user } = await openOrderList('1:3,2:1,3:1')
    for (const action of ['Remove', 'Decrease']) {
      await user.click(getButton(`${action} Coconut Oil`))
      await expectOrderList('Shea Butter: 1.5', 'Black Soap: 0.5')
      await user.click(getButton('Undo'))
      await expectOrderList(...fullList)
      expect(queryUndo()).toBeNull()
    }
    await user.click(getButton('Clear List'))
    await user.click(getButton('Undo'))
    await findToast('Undone. Your list has 3 products again')
    await expectOrderList(...fullList)
    await openShop('/confirm-list')
    await expectOrderList(...fullList)
  })

  test('is over once the list changes or the visitor leaves', async () => {
    const { user } = await openOrderList('1:3,2:1,3:1')
    await user.click(getButton('Remove Coconut Oil'))
    await user.click(getButton('Increase Shea Butter'))
    await expectOrderList('Shea Butter: 2', 'Black Soap: 0.5')
    expect(queryUndo()).toBeNull()
    await user.click(getButton('Clear List'))
    await user.click(within(getMain()).getByRole('link', { name: 'Visit Products' }))
    await user.click(await screen.findByRole('button', { name: 'Add Shea Butter to order list' }))
    await user.click(screen.getByRole('link', { name: /^Order List/ }))
    await expectOrderList('Shea Butter: 0.5')
    expect(queryUndo()).toBeNull()
  })

  test('is over once another tab changes a quantity', async () => {
    const { user } = await openOrderList('1:3,2:1,3:1')
    await user.click(getButton('Remove Coconut Oil'))
    await expectOrderList('Shea Butter: 1.5', 'Black Soap: 0.5')
    getButton('Undo')
    const stored = localStorage.getItem('persist:root') ?? ''
    localStorage.setItem('persist:root', stored.replace('count\\":1.5', 'count\\":7'))
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'persist:root' }))
    })
    await expectOrderList('Shea Butter: 7', 'Black Soap: 0.5')
    expect(queryUndo()).toBeNull()
  })

  test('keeps the keyboard focus on the list: quantity, remove, undo, clear, undo', async () => {
    const { user } = await openOrderList('1:3,2:1,3:1')
    getQuantityField('Shea Butter').focus()
    await user.keyboard('4{Enter}')
    expect(getFocusedText()).toBe('Quantity of Shea Butter')
    getButton('Remove Coconut Oil').focus()
    await user.keyboard('{Enter}')
    expect(getFocusedText()).toContain('Coconut Oil Removed from order list')
    await user.tab()
    expect(getFocusedText()).toBe('Undo')
    await user.keyboard('{Enter}')
    expect(getFocusedText()).toContain('Remove Coconut Oil')
    getButton('Clear List').focus()
    await user.keyboard('{Enter}')
    expect(getFocusedText()).toBe('Order list')
    await user.tab()
    expect(getFocusedText()).toBe('Undo')
    await user.keyboard('{Enter}')
    await expectOrderList('Shea Butter: 4', 'Coconut Oil: 0.5', 'Black Soap: 0.5')
  })
})
