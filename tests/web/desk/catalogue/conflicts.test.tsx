import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { emeka } from '../memory/deskState'
import { findNote, getButton, getField, hidePage, openForm, publish, waitForSaved } from './catalogueDesk'

const getNotes = () => screen.queryAllByRole('group', { name: /, changed by / })

describe('Two staff on one product', () => {
  test('compare both texts at each field that both changed, and choose; the other fields are merged', async () => {
    const { desk, user, fill, saveAs, read } = await openForm()
    desk.setConnection('offline')
    await fill('Name', 'Name of Sola')
    await fill('Description', 'Text of Sola')
    saveAs(emeka, { name: 'Name of Emeka', description: 'Text of Emeka', unit: 'kg' })
    desk.setConnection('online')
    const name = await findNote('Name')
    name.getByText(/^Emeka Staff has changed this too\./)
    name.getByText('Name of Sola')
    name.getByText('Name of Emeka')
    expect(getField('Name').value).toBe('Name of Sola')
    expect(getField('Name').closest('[data-field]')?.contains(name.getByText('Name of Emeka'))).toBe(true)
    const summary = screen.getByRole('alert')
    within(summary).getByText('Choose in 2 fields before you publish:')
    expect(
      within(summary)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Description'])
    await user.click(name.getByRole('button', { name: "Take Emeka Staff's" }))
    expect(document.activeElement).toBe(getField('Name'))
    await user.click((await findNote('Description')).getByRole('button', { name: 'Keep Mine' }))
    await user.click((await findNote('Unit')).getByRole('button', { name: 'Dismiss' }))
    await publish(user, /^Published\./)
    expect(read().published).toMatchObject({
      name: 'Name of Emeka',
      description: 'Text of Sola',
      unit: 'kg',
    })
    expect(getNotes()).toEqual([])
  })

  test('publish nothing before each conflict is decided, and are led to it', async () => {
    const { user, fill, publishAs, read } = await openForm()
    await fill('Name', 'Name of Sola')
    publishAs(emeka, { name: 'Name of Emeka' })
    await user.click(getButton('Publish'))
    const note = await findNote('Name')
    note.getByText(/^Emeka Staff has published this too\./)
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Name, changed by Emeka Staff'),
    )
    const alert = screen.getByText('Choose in one field before you publish:').closest('[role]')
    expect(alert?.getAttribute('role')).toBe('alert')
    document.body.focus()
    await user.click(getButton('Publish'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Name, changed by Emeka Staff')
    expect(read().published?.name).toBe('Name of Emeka')
    await user.click(note.getByRole('button', { name: 'Keep Mine' }))
    await publish(user, /^Published\./)
    expect(read().published?.name).toBe('Name of Sola')
    expect(read().versions).toHaveLength(3)
  })

  test('keep what one had written when the other replaces it in the open form, and can put it back', async () => {
    const { user, fill, saveAs } = await openForm()
    await fill('Name', 'Name of Sola')
    hidePage()
    await waitForSaved()
    saveAs(emeka, { name: 'Name of Sola', unit: 'kg' })
    await screen.findByText(/^Emeka Staff is working on this product too/)
    saveAs(emeka, { name: 'Name of Emeka', unit: 'kg' })
    const note = await findNote('Name')
    expect(getField('Name').value).toBe('Name of Emeka')
    note.getByText(/^Emeka Staff has changed this while you had it open\./)
    note.getByText('Name of Sola')
    screen.getByText('Changed by a colleague meanwhile:')
    await user.click(note.getByRole('button', { name: 'Put Mine Back' }))
    expect(getField('Name').value).toBe('Name of Sola')
  })
})
