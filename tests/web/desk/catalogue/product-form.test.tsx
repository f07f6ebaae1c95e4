import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { getButton, getField, openForm, publish } from './catalogueDesk'

const getPreview = () => screen.getByRole('region', { name: 'As visitors see it' })

describe("A product's form", () => {
  test('hides a product from visitors, and shows it again', async () => {
    const { user, read } = await openForm()
    await user.click(getField('Hidden'))
    await publish(user, 'Published. Visitors do not see this product any more within a minute.')
    expect(read().published?.hidden).toBe(true)
    await user.click(getField('Hidden'))
    await publish(user, 'Published. Visitors see it within a minute.')
    expect(read().published).not.toHaveProperty('hidden')
  })

  test('says so when there is nothing to publish', async () => {
    const { user, read } = await openForm()
    await publish(user, 'Visitors see exactly this already, so there is nothing to publish.')
    expect(read().versions).toHaveLength(1)
  })

  test.each([
    ['refused', /^The database refused it, so visitors see what they saw before/],
    ['unreachable', /^We couldn't reach the database, so visitors see what they saw before/],
  ] as const)('says what to do after a publication that is %s', async (kind, message) => {
    const { user, fill } = await openForm({}, { catalogue: { publish: () => Promise.resolve({ kind }) } })
    await fill('Name', 'Moringa Oil')
    await publish(user, message)
    expect(getField('Name').value).toBe('Moringa Oil')
  })

  test('discards the changes, and brings them back with Undo', async () => {
    const { user, fill, product } = await openForm()
    await fill('Name', 'Moringa Oil')
    await user.click(getButton('Discard Changes'))
    screen.getByText('Your changes are discarded. The form shows what is published.')
    await waitFor(() => expect(getField('Name').value).toBe(product.name))
    await user.click(getButton('Undo'))
    expect(getField('Name').value).toBe('Moringa Oil')
  })

  test('says what another unit does to earlier requests', async () => {
    const { user } = await openForm()
    const notePattern = /^Earlier requests and order lists will show/
    await user.click(getField('By the piece'))
    screen.getByText(notePattern)
    await user.click(getField('By the litre'))
    expect(screen.queryByText(notePattern)).toBeNull()
  })

  test.each([
    ['Name', '', 'Please write the name.'],
    ['Name', 'x'.repeat(123), 'This has 123 of at most 120 characters. Please shorten it by 3.'],
    ['Name', '---', 'Please use letters or digits.'],
    ['Description', ' ', 'Please write a description.'],
    ['Description', 'x'.repeat(2001), 'This has 2,001 of at most 2,000 characters. Please shorten it by 1.'],
    ['Benefit 2', 'x'.repeat(201), 'This has 201 of at most 200 characters. Please shorten it by 1.'],
  ])('has what is wrong with the field once it was left: %s %#', async (label, text, message) => {
    const { user, fill } = await openForm()
    await fill(label, text)
    expect(screen.queryByText(message)).toBeNull()
    await user.click(document.body)
    screen.getByText(message)
    expect(getField(label).getAttribute('aria-invalid')).toBe('true')
  })

  test('lists all fields that are wrong after Publish, with the focus on the first one', async () => {
    const { user, fill, read } = await openForm()
    await fill('Description', '')
    await user.selectOptions(getField('Category'), '')
    await user.click(getField('Skin Care Grade'))
    await user.click(getButton('Publish'))
    const summary = within(await screen.findByRole('alert'))
    summary.getByText('3 fields need a change before you can publish:')
    const names = summary.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual(['Category', 'Grades', 'Description'])
    expect(document.activeElement).toBe(getField('Category'))
    screen.getByText('Please choose a category, so that visitors find the product.')
    screen.getByText('Please choose at least one grade.')
    await user.click(summary.getByRole('button', { name: 'Description' }))
    expect(document.activeElement).toBe(getField('Description'))
    expect(read().versions).toHaveLength(1)
  })
})

describe('The preview', () => {
  test('shows the card and the page with what is in the form, and nothing in it can be pressed', async () => {
    const { user, fill } = await openForm()
    await fill('Name', 'Moringa Oil')
    await user.click(getField('By the bunch'))
    expect(getPreview().textContent).toContain('Sold by the bunch')
    expect(within(getPreview()).getAllByText('Moringa Oil')).toHaveLength(3)
    const controls = [...getPreview().querySelectorAll('a, button')]
    expect(controls.filter((control) => !control.closest('[inert]'))).toEqual([])
  })

  test('says what is missing in a product that is not finished', async () => {
    const { user, fill } = await openForm()
    await user.selectOptions(getField('Category'), '')
    await fill('Description', '')
    within(getPreview()).getByText('Not chosen yet')
    expect(getPreview().textContent).toContain('The description comes here.')
  })
})
