import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MemoryDeskOptions } from './memory/createMemoryDesk'
import { createPrice, createProductSummary } from './memory/deskState'
import { renderDesk } from './renderDesk'

const products = [createProductSummary('1', 'Shea Butter'), createProductSummary('84', 'Avocado Butter')]

async function renderPrices(options: MemoryDeskOptions = {}) {
  const rendered = renderDesk('/staff/prices', { products, prices: [createPrice('1', 250_000)], ...options })
  await screen.findByRole('list', { name: 'Products and their prices' })
  return rendered
}

type Rendered = Awaited<ReturnType<typeof renderPrices>>

const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name} `))
const getRow = (name: string) => {
  const row = getField(name).closest('li')
  if (!row) throw new Error(`There is no row of ${name}.`)
  return row
}
const press = ({ user }: Rendered, name: string, button: string) =>
  user.click(within(getRow(name)).getByRole('button', { name: new RegExp(`^${button} ?: ${name}$`) }))
const listAmounts = ({ desk }: Rendered) =>
  Object.fromEntries(desk.getState().prices.map(({ productId, amount }) => [productId, amount]))
const retype = async ({ user }: Rendered, name: string, text: string) => {
  await user.clear(getField(name))
  await user.type(getField(name), text)
}

describe('the price list', () => {
  test('is reached from the navigation, and says of each price who set it, and when', async () => {
    await renderPrices()
    expect(screen.getByRole('link', { name: 'Prices' }).getAttribute('aria-current')).toBe('page')
    expect(getField('Shea Butter').value).toBe('2500')
    within(getRow('Shea Butter')).getByText(/^Emeka Staff, at 12:00$/)
    within(getRow('Avocado Butter')).getByText('No price yet')
  })

  test('is typed one below the other: Enter saves a price and goes to the next', async () => {
    const rendered = await renderPrices()
    const { user } = rendered
    await user.type(getField('Avocado Butter'), '₦9,800{Enter}')
    expect(document.activeElement).toBe(getField('Shea Butter'))
    // The next field is selected, so that typing replaces what is there.
    await user.keyboard('2600.50{Enter}')
    await waitFor(() => expect(listAmounts(rendered)).toEqual({ 84: 980_000, 1: 260_050 }))
    await within(getRow('Shea Butter')).findByText('Sola Staff, at 13:00')
    expect(getField('Shea Butter').value).toBe('2600.50')
    expect(rendered.desk.getState().priceVersions).toHaveLength(2)
  })

  test('saves also what was left with the pointer, and removes a price that is emptied', async () => {
    const rendered = await renderPrices()
    await rendered.user.clear(getField('Shea Butter'))
    await rendered.user.click(getField('Avocado Butter'))
    await waitFor(() => expect(listAmounts(rendered)).toEqual({}))
  })

  test('takes the last change back', async () => {
    const rendered = await renderPrices()
    await retype(rendered, 'Shea Butter', '26000{Enter}')
    await waitFor(() => expect(listAmounts(rendered)).toEqual({ 1: 2_600_000 }))
    await press(rendered, 'Shea Butter', 'Undo')
    await waitFor(() => expect(listAmounts(rendered)).toEqual({ 1: 250_000 }))
    expect(getField('Shea Butter').value).toBe('2500')
  })

  test.each(['0', '-5', 'free', '100000000', '2500.555'])(
    'keeps %s as it was typed, and says that it is no price',
    async (text) => {
      const rendered = await renderPrices()
      await retype(rendered, 'Shea Butter', `${text}{Enter}`)
      within(getRow('Shea Butter')).getByText(/^Please write the price in naira/)
      expect(getField('Shea Butter').value).toBe(text)
      expect(listAmounts(rendered)).toEqual({ 1: 250_000 })
    },
  )

  test('keeps what it cannot save on the device, also over a reload, and saves it once the server is back', async () => {
    const rendered = await renderPrices()
    rendered.desk.setConnection('offline')
    await retype(rendered, 'Shea Butter', '2600{Enter}')
    await within(getRow('Shea Butter')).findByText(/so this price is not saved yet/)
    rendered.desk.setConnection('online')
    const reloaded = rendered.reload()
    await screen.findByRole('list', { name: 'Products and their prices' })
    expect(getField('Shea Butter').value).toBe('2600')
    await reloaded.user.type(getField('Shea Butter'), '{Enter}')
    await waitFor(() => expect(listAmounts(reloaded)).toEqual({ 1: 260_000 }))
  })

  test("shows a colleague's change at once, and not over what is being typed", async () => {
    const rendered = await renderPrices({ prices: [createPrice('1', 250_000), createPrice('84', 980_000)] })
    await retype(rendered, 'Shea Butter', '26')
    rendered.desk.update(() => ({ prices: [createPrice('1', 1), createPrice('84', 990_000)] }))
    expect(getField('Avocado Butter').value).toBe('9900')
    expect(getField('Shea Butter').value).toBe('26')
  })

  test('has the older prices, and restores one', async () => {
    const rendered = await renderPrices()
    await retype(rendered, 'Shea Butter', '2600{Enter}')
    await waitFor(() => expect(rendered.desk.getState().priceVersions).toHaveLength(1))
    await retype(rendered, 'Shea Butter', '2700{Enter}')
    await waitFor(() => expect(rendered.desk.getState().priceVersions).toHaveLength(2))
    await press(rendered, 'Shea Butter', 'Older Prices')
    await rendered.user.click(await screen.findByRole('button', { name: /^Restore ?: ₦2,600$/ }))
    await waitFor(() => expect(listAmounts(rendered)).toEqual({ 1: 260_000 }))
  })

  test('finds products by name and category', async () => {
    const { user } = await renderPrices()
    await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'avocado')
    expect(screen.queryByLabelText(/^Shea Butter /)).toBeNull()
    getField('Avocado Butter')
  })
})

describe('a file with prices', () => {
  const choose = async ({ user }: Rendered, text: string) => {
    await user.click(screen.getByText('Change many at once'))
    await user.upload(
      screen.getByLabelText('Choose a CSV File'),
      new File([text], 'prices.csv', { type: 'text/csv' }),
    )
  }

  test('shows what would change, saves it in one press, and takes it back in another', async () => {
    const rendered = await renderPrices()
    await choose(rendered, 'id,price\n1,"₦2,600"\n84,9800')
    await screen.findByText('2 prices differ. Nothing is saved yet.')
    expect(
      within(screen.getByRole('list', { name: 'What would change' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Shea Butter ₦2,500 → ₦2,600', 'Avocado Butter no price → ₦9,800'])
    await rendered.user.click(screen.getByRole('button', { name: 'Save 2 Prices' }))
    await screen.findByText('2 prices are saved.')
    expect(listAmounts(rendered)).toEqual({ 1: 260_000, 84: 980_000 })
    await rendered.user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('The prices are what they were before the file.')
    expect(listAmounts(rendered)).toEqual({ 1: 250_000 })
  })

  test('saves nothing where a row is wrong, and says which', async () => {
    const rendered = await renderPrices()
    await choose(rendered, 'id,price\n1,0\n84,9800')
    await screen.findByText(/^Row 2: “0” is not a price/)
    screen.getByText(/^One row is wrong, so nothing is saved/)
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
  })

  test('says how many were saved where the server could not be reached', async () => {
    const rendered = await renderPrices()
    await choose(rendered, 'id,price\n1,2600')
    await screen.findByText('One price differs. Nothing is saved yet.')
    rendered.desk.setConnection('unreachable')
    await rendered.user.click(screen.getByRole('button', { name: 'Save 1 Price' }))
    await screen.findByText(/^No price is saved: the server couldn't be reached/)
  })
})
