import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectPath, findToast, getButton, getMain, openShop } from './openShop'
import {
  expectHeaderCount,
  expectOrderList,
  getFocusedText,
  getQuantityField,
  openOrderList,
  readCartItems,
} from './orderList'
import { getSelectedText, stubShareDialog } from './stubShareDialog'

const getAddButton = (name: string) => getButton(`Add ${name} to order list`)
const queryButton = (name: string) => screen.queryByRole('button', { name })

describe('Add and Decrease', () => {
  test('on a card say what they did, count in the header, and the list survives a reload', async () => {
    const { user } = await openShop('/arielle-store')
    await expectHeaderCount(0)
    expect(queryButton('Decrease Shea Butter')).toBeNull()
    await user.click(getAddButton('Shea Butter'))
    await findToast('Shea Butter added to order list')
    await user.click(getAddButton('Shea Butter'))
    await findToast('Shea Butter Increased by 0.5')
    await expectHeaderCount(1)
    await user.dblClick(getAddButton('Coconut Oil'))
    await expectHeaderCount(2)
    await user.click(getButton('Decrease Shea Butter'))
    await findToast('Shea Butter decreased by 0.5')
    await user.click(getButton('Decrease Shea Butter'))
    await findToast('Shea Butter Removed from order list')
    await expectHeaderCount(1)
    await expectPath('/arielle-store')
    expect(readCartItems()).toEqual([expect.objectContaining({ id: '2', name: 'Coconut Oil', count: 1 })])
    expect(localStorage.getItem('persist:root')).toContain('Coconut Oil')
    await openShop('/about-us')
    await expectHeaderCount(1)
  })

  test('on the detail page work by keyboard, and the button says how much is listed', async () => {
    const { user } = await openShop('/products/1')
    await user.click(getAddButton('Shea Butter'))
    await user.click(getAddButton('Shea Butter'))
    const description = getAddButton('Shea Butter').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe('1 kg on your order list')
    getButton('Decrease Shea Butter').focus()
    await user.keyboard('{Enter}')
    expect(getQuantityField('Shea Butter').value).toBe('0.5')
    await user.keyboard('{Enter}')
    expect(getFocusedText()).toContain('Add Shea Butter to order list')
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('link', { name: /^Order List/ }))
    await expectOrderList('Shea Butter: 0.5')
  })

  test('let a quantity be typed, on a card and on the detail page, with its unit beside it', async () => {
    const { user } = await openShop('/arielle-store')
    const card = getAddButton('Shea Butter').closest('article')
    expect(card?.textContent).toContain('Sold by the kg')
    await user.click(getAddButton('Shea Butter'))
    expect(getQuantityField('Shea Butter').value).toBe('0.5')
    await user.tripleClick(getQuantityField('Shea Butter'))
    await user.keyboard('5{Enter}')
    await findToast('Shea Butter set to 5 kg')
    await user.keyboard('7')
    await user.click(getAddButton('Shea Butter'))
    expect(getQuantityField('Shea Butter').value).toBe('7.5')
    await openShop('/products/1')
    screen.getByText('per kg')
    await user.tripleClick(getQuantityField('Shea Butter'))
    await user.keyboard('12')
    await user.click(getButton('Decrease Shea Butter'))
    expect(getQuantityField('Shea Butter').value).toBe('11.5')
  })
})

describe('The order list (/confirm-list)', () => {
  test('shows picture, name, category, quantities and totals, leads to the request, and clears', async () => {
    const { user } = await openOrderList('1:2,2:1')
    expect(document.title).toBe('Confirm List')
    const heading = screen.getByRole('heading', { level: 1 })
    // The subheading of the specification is empty.
    expect(heading.parentElement?.textContent).toBe('CONFIRM ORDER LIST')
    const row = screen.getByRole('link', { name: 'Coconut Oil' }).closest('li') ?? getMain()
    within(row).getByText('Oil')
    expect(row.querySelector('picture img, img:last-child')?.getAttribute('src')).toContain('/pictures/')
    within(getMain()).getByText('2 products')
    screen.getByText('Total 1 kg + 0.5 litre')
    await user.click(within(getMain()).getByRole('link', { name: 'Request Product(s)' }))
    await expectPath('/request-a-quote')
    history.back()

    await user.click(await screen.findByRole('button', { name: 'Clear List' }))
    await findToast('List Cleared')
    await screen.findByRole('heading', { name: 'Your order list is empty' })
    await expectHeaderCount(0)
    expect(readCartItems()).toEqual([])
    await user.click(within(getMain()).getByRole('link', { name: 'Visit Products' }))
    await expectPath('/arielle-store')
  })

  test('increases, decreases down to removal, and removes without writing cartItems', async () => {
    const { user } = await openOrderList('1:2,2:1')
    await user.click(getButton('Increase Coconut Oil'))
    await findToast('Coconut Oil Increased by 0.5')
    await user.click(getButton('Decrease Shea Butter'))
    await findToast('Shea Butter decreased by 0.5')
    await expectOrderList('Shea Butter: 0.5', 'Coconut Oil: 1')
    const cartItems = readCartItems()
    await user.click(getButton('Remove Shea Butter'))
    await findToast('Shea Butter Removed from order list')
    expect(readCartItems()).toEqual(cartItems)
    await openShop('/confirm-list')
    await expectOrderList('Coconut Oil: 1')
    await user.click(getButton('Decrease Coconut Oil'))
    await expectOrderList('Coconut Oil: 0.5')
    await user.click(getButton('Decrease Coconut Oil'))
    await findToast('Coconut Oil Removed from order list')
    await expectHeaderCount(0)
  })

  test('is shared by the share dialog of a touch device, else copied, else shown as a selected link', async () => {
    const { user } = await openOrderList('1:3,2:2')
    const url = `${location.origin}/confirm-list#list=1:3,2:2`
    await user.click(getButton('Share List'))
    await findToast('Link copied. Anyone who opens it gets their own copy of your list.')
    expect(await navigator.clipboard.readText()).toBe(url)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(getButton('Share List'))
    await screen.findByRole('textbox', { name: 'Link to your list' })
    await waitFor(() => expect(getSelectedText()).toBe(url))
    const share = stubShareDialog()
    await user.click(getButton('Share List'))
    expect(share).toHaveBeenCalledWith({ url, title: 'An order list for Arielle Organics' })
  })

  test('opens the print dialog, and tells a visitor what signing in does for the list', async () => {
    const { user } = await openOrderList('1:3')
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await user.click(getButton('Print'))
    expect(print).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('link', { name: 'Sign in to see this list on all your devices' }))
    await expectPath('/login-account')
  })
})
