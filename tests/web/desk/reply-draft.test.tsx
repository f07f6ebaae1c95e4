import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { emeka, sola } from './memory/deskState'
import { getLine, getReply, openReply, sendOnWhatsApp, setReply } from './replyRequest'

describe('a half-written reply', () => {
  test('survives a reload, with its marks, and does not take the focus', async () => {
    const { user, reload } = await openReply('Reply on WhatsApp')
    await user.click(getLine('Argan Oil: 2').getByLabelText('Not now'))
    setReply('Half a sen')
    dispatchEvent(new Event('pagehide'))
    const { user: later } = reload()
    await screen.findByLabelText('Your reply')
    expect(getReply().value).toBe('Half a sen')
    expect(getLine('Argan Oil: 2').getByLabelText<HTMLInputElement>('Not now').checked).toBe(true)
    expect(document.activeElement).toBe(document.body)
    await later.click(screen.getByRole('button', { name: 'Keep for Later' }))
    expect(screen.queryByLabelText('Your reply')).toBeNull()
    await later.click(screen.getByRole('button', { name: 'Reply on WhatsApp' }))
    expect(getReply().value).toBe('Half a sen')
  })

  test('is closed by Escape, which keeps it and leads back to the button that opened it', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    await user.type(getReply(), ' Half a sen{Escape}')
    expect(screen.queryByLabelText('Your reply')).toBeNull()
    const opener = article.getByRole('button', { name: 'Reply on WhatsApp' })
    expect(document.activeElement).toBe(opener)
    await user.click(opener)
    expect(getReply().value).toMatch(/ Half a sen$/)
  })

  test.each(['Reply on WhatsApp', 'Mark Answered'])(
    'that nobody has begun yet is left by Cancel, a begun one by Keep for Later (%s)',
    async (button) => {
      const { user, article } = await openReply(button)
      await user.click(article.getByRole('button', { name: 'Cancel' }))
      expect(document.activeElement).toBe(article.getByRole('button', { name: button }))
      await user.click(article.getByRole('button', { name: button }))
      await user.type(article.getByLabelText(/^(Your reply|What you said)$/), 'Hello')
      expect(article.queryByRole('button', { name: 'Cancel' })).toBeNull()
      article.getByRole('button', { name: 'Keep for Later' })
    },
  )

  test('is kept and closed when its writer hands the item back', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    setReply('Half a sen')
    await user.click(article.getByRole('button', { name: 'Hand Back' }))
    expect(screen.queryByLabelText('Your reply')).toBeNull()
    expect(document.activeElement).toBe(await article.findByRole('button', { name: 'Claim' }))
    await user.click(article.getByRole('button', { name: 'Reply on WhatsApp' }))
    expect(getReply().value).toBe('Half a sen')
  })

  test('keeps its text and is not sent when a colleague takes the item over or answers', async () => {
    const { desk, item, article, reload } = await openReply('Reply on WhatsApp')
    setReply('Half a sen')
    desk.actAs(emeka, item, { type: 'takeOver', fromUid: sola.userID })
    const panel = within(article.getByRole('region', { name: /^Reply on WhatsApp/ }))
    expect(panel.getByRole('alert').textContent).toContain('Emeka Staff is answering. Nothing was sent')
    expect(panel.queryByRole('link', { name: 'Open WhatsApp' })).toBeNull()
    desk.actAs(emeka, item, { type: 'answer', channel: 'phone' })
    expect(panel.getByRole('alert').textContent).toContain('Emeka Staff has already answered')
    expect(getReply().value).toBe('Half a sen')
    reload()
    await screen.findByText('Emeka Staff answered by phone at 13:00')
    expect(getReply().value).toBe('Half a sen')
  })

  test('that is sent without a connection waits for it, and comes back when it is discarded', async () => {
    const { desk, user, article } = await openReply('Reply on WhatsApp')
    setReply('We have all of it.')
    desk.setConnection('offline')
    await sendOnWhatsApp(user)
    await article.findByText('Waiting for a connection: your answer')
    expect(document.querySelector('blockquote')?.textContent).toBe('We have all of it.')
    await user.click(article.getByRole('button', { name: 'Discard' }))
    await user.click(await article.findByRole('button', { name: 'Reply on WhatsApp' }))
    expect(getReply().value).toBe('We have all of it.')
    await user.click(article.getByRole('button', { name: 'Sent' }))
    desk.setConnection('online')
    await article.findByText('Sola Staff answered on WhatsApp at 13:00')
    await waitFor(() => expect(article.queryByText(/^Waiting/)).toBeNull())
  })
})
