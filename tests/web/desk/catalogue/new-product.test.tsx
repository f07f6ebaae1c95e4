import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toClaim } from '../memory/createMemoryDesk'
import { emeka } from '../memory/deskState'
import { storeDraft } from '../memory/memoryCatalogue'
import { fill, getButton, getField, hidePage, openCatalogue, waitForSaved } from './catalogueDesk'

describe('A new product', () => {
  test('stores nothing before the first letter, and then has the next free number', async () => {
    const { desk, user } = openCatalogue('/new')
    await screen.findByRole('button', { name: 'Publish' })
    expect(location.pathname).toBe('/staff/catalogue/1')
    hidePage()
    expect(desk.getState().drafts).toEqual([])
    await fill(user, 'Name', 'N')
    hidePage()
    await waitForSaved()
    expect(desk.getState().drafts).toMatchObject([{ productId: '1', product: { name: 'N' } }])
  })

  test('can be discarded, which leaves no draft, and brought back with Undo', async () => {
    const { desk, user } = openCatalogue('/new')
    await screen.findByRole('button', { name: 'Publish' })
    expect(screen.queryByRole('button', { name: 'Discard Draft' })).toBeNull()
    await fill(user, 'Name', 'New Oil')
    hidePage()
    await waitForSaved()
    await user.click(getButton('Discard Draft'))
    screen.getByText('The draft is discarded, and nothing of this product is kept.')
    await waitFor(() => expect(desk.getState().drafts).toEqual([]))
    await user.click(getButton('Undo'))
    hidePage()
    await waitFor(() => expect(desk.getState().drafts).toMatchObject([{ product: { name: 'New Oil' } }]))
  })

  test('of two staff who begin at once goes on under the next number, with its texts', async () => {
    const { desk, user } = openCatalogue('/new')
    await screen.findByRole('button', { name: 'Publish' })
    expect(location.pathname).toBe('/staff/catalogue/1')
    await fill(user, 'Name', 'Oil of Sola')
    storeDraft(desk, { productId: '1', product: { name: 'Oil of Emeka' }, by: toClaim(emeka) })
    await screen.findByText(/^A colleague began a product with the same number .* yours is number 2 now\./)
    expect(location.pathname).toBe('/staff/catalogue/2')
    expect(getField('Name').value).toBe('Oil of Sola')
    hidePage()
    await waitFor(() =>
      expect(desk.getState().drafts).toMatchObject([
        { productId: '2', product: { name: 'Oil of Sola' } },
        { productId: '1', product: { name: 'Oil of Emeka' } },
      ]),
    )
  })

  test.each([
    ['unreachable', /^The desk could not reach the catalogue, so nothing was added/],
    ['refused', /^The catalogue did not give it a number, so nothing was added/],
  ] as const)('that is %s can be tried again', async (kind, text) => {
    const outcomes = [{ kind }, { kind: 'free', productId: '7' }] as const
    const left = [...outcomes]
    const { user } = openCatalogue('/new', {
      catalogue: { findFreeProductId: () => Promise.resolve(left.shift() ?? outcomes[1]) },
    })
    await screen.findByText(text)
    await user.click(getButton('Try Again'))
    await screen.findByRole('button', { name: 'Publish' })
    expect(location.pathname).toBe('/staff/catalogue/7')
  })
})
