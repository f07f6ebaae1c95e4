import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { toClaim } from './memory/createMemoryDesk'
import { createRequest, emeka, sola } from './memory/deskState'
import { renderItem } from './renderDesk'

const claimOfEmeka = { claimedBy: toClaim(emeka) }

describe('a claim', () => {
  test('says who is answering, and is handed back by the same button', async () => {
    const item = createRequest()
    const { desk, user, article } = await renderItem(item)
    article.getByText('Nobody is answering yet')
    await user.click(article.getByRole('button', { name: 'Claim' }))
    await article.findByText('You are answering')
    expect(desk.getFields(item).claimedBy).toEqual(toClaim(sola))
    expect(document.activeElement?.textContent).toBe('Hand Back')
    await user.click(article.getByRole('button', { name: 'Hand Back' }))
    await article.findByText('Nobody is answering yet')
  })

  test('of a colleague shows at once, and leaves nothing to answer with', async () => {
    const item = createRequest()
    const { desk, article } = await renderItem(item)
    article.getByRole('button', { name: 'Call' })
    desk.actAs(emeka, item, { type: 'claim' })
    article.getByText('Emeka Staff is answering')
    expect(article.queryByRole('button', { name: 'Call' })).toBeNull()
  })

  test('is taken over after a question, which may be left unanswered', async () => {
    const item = createRequest(claimOfEmeka)
    const { desk, user, article } = await renderItem(item)
    await user.click(article.getByRole('button', { name: 'Take Over' }))
    const question = article.getByText('Emeka Staff is answering. Take over?')
    expect(document.activeElement).toBe(question)
    // Browsers, unlike happy-dom, focus nothing without it.
    expect(question.getAttribute('tabindex')).toBe('-1')
    await user.click(article.getByRole('button', { name: 'Cancel' }))
    expect(desk.getFields(item)).toMatchObject(claimOfEmeka)
    await user.click(article.getByRole('button', { name: 'Take Over' }))
    await user.click(article.getByRole('button', { name: 'Take Over' }))
    await article.findByText('You are answering')
  })

  test('waits for a connection, and may be dropped', async () => {
    const { desk, user, article } = await renderItem(createRequest())
    desk.setConnection('offline')
    await user.click(article.getByRole('button', { name: 'Claim' }))
    await article.findByText('Waiting for a connection: your claim')
    await user.click(article.getByRole('button', { name: 'Try now' }))
    await user.click(article.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(article.queryByText('Waiting for a connection: your claim')).toBeNull())
  })

  test('is lost with a message if a colleague was faster', async () => {
    const item = createRequest()
    const { desk, user, article } = await renderItem(item)
    desk.setConnection('offline')
    await user.click(article.getByRole('button', { name: 'Claim' }))
    desk.actAs(emeka, item, { type: 'claim' })
    desk.setConnection('online')
    const alert = await article.findByRole('alert')
    expect(alert.textContent).toMatch(/^Emeka Staff is already answering.*This was not saved: your claim/)
    article.getByText('Emeka Staff is answering')
    await user.click(within(alert).getByRole('button', { name: 'Dismiss' }))
    expect(article.queryByRole('alert')).toBeNull()
  })

  test('that is lost is told above the screen, with a link, when another item is open', async () => {
    const [item, other] = [createRequest({ name: 'Chidi Okoye' }), createRequest()]
    const { desk, user, article } = await renderItem(item, { items: [item, other] })
    desk.setConnection('offline')
    await user.click(article.getByRole('button', { name: 'Claim' }))
    await user.click(screen.getByRole('link', { name: /Ada Obi/ }))
    desk.actAs(emeka, item, { type: 'claim' })
    desk.setConnection('online')
    const alert = await screen.findByRole('alert')
    await user.click(within(alert).getByRole('link', { name: item.id.slice(0, 6) }))
    await screen.findByRole('heading', { level: 2, name: 'Chidi Okoye' })
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('is made by the key c, but not while somebody types', async () => {
    const { user, article } = await renderItem(createRequest())
    const note = article.getByLabelText<HTMLTextAreaElement>('Note for colleagues')
    await user.type(note, 'c')
    expect(note.value).toBe('c')
    article.getByText('Nobody is answering yet')
    note.blur()
    await user.keyboard('c')
    await article.findByText('You are answering')
  })
})
