import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { createRequest, emeka, password, sola } from './memory/deskState'
import { renderItem, signIn } from './renderDesk'

const findNote = () => screen.findByLabelText<HTMLTextAreaElement>('Note for colleagues')

describe('notes of staff', () => {
  test('are kept with name and time, oldest first, also for a closed item', async () => {
    const answer = { ...toClaim(sola), channel: 'whatsapp' }
    const { user, article, reload } = await renderItem(createRequest({ status: 'closed', answer }))
    const region = within(article.getByRole('region', { name: 'Notes' }))
    region.getByText('Only staff can read notes, never the sender.')
    await user.click(region.getByRole('button', { name: 'Add Note' }))
    region.getByText('Please write something first.')
    for (const note of ['She calls at 5', 'She called']) {
      await user.type(region.getByLabelText('Note for colleagues'), note)
      await user.click(region.getByRole('button', { name: 'Add Note' }))
      await region.findByText(note, { selector: 'li *' })
    }
    expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sola Staff at 13:00She calls at 5',
      'Sola Staff at 13:00She called',
    ])
    expect((await findNote()).value).toBe('')
    reload()
    expect((await findNote()).value).toBe('')
  })

  test('are kept half written across a reload, for their writer alone', async () => {
    const { user, reload } = await renderItem(createRequest())
    await user.type(await findNote(), 'Ask her about')
    dispatchEvent(new Event('pagehide'))
    const { user: later } = reload()
    expect((await findNote()).value).toBe('Ask her about')
    await later.click(screen.getByRole('button', { name: 'Sign Out' }))
    await signIn(later, { ...emeka, password })
    expect((await findNote()).value).toBe('')
    await later.click(screen.getByRole('button', { name: 'Sign Out' }))
    await signIn(later, { ...sola, password })
    expect((await findNote()).value).toBe('Ask her about')
  })
})
