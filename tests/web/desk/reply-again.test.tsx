import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { undoPeriodMs } from '../../../domain/conversation/undo'
import { deskOpenedAtMs, emeka } from './memory/deskState'
import { getReply, renderReplyRequest, sendOnWhatsApp, setReply } from './replyRequest'

/** Opens a request that Emeka has answered, a minute later. */
async function renderAnswered() {
  const rendered = await renderReplyRequest()
  const { desk, item, user, article } = rendered
  desk.actAs(emeka, item, { type: 'answer', channel: 'phone' })
  desk.setTime(deskOpenedAtMs + 60_000)
  const openAgain = async (channel: string) => {
    await user.click(await article.findByRole('button', { name: 'Reply Again' }))
    await user.click(article.getByRole('button', { name: channel }))
  }
  return { ...rendered, openAgain }
}

const listReplyTexts = ({ getState }: Awaited<ReturnType<typeof renderAnswered>>['desk']) =>
  getState().replies.map(({ text }) => text)

describe('another reply to what is answered', () => {
  test('is offered on the same channels, and leaves the item answered', async () => {
    const { desk, item, user, article, openAgain } = await renderAnswered()
    expect(article.queryByRole('button', { name: 'Reply on WhatsApp' })).toBeNull()
    await openAgain('Reply on WhatsApp')
    setReply('One more thing.')
    await sendOnWhatsApp(user)
    await article.findByText('Sola Staff answered on WhatsApp at 13:01')
    article.getByText('Emeka Staff answered by phone at 13:00')
    expect(desk.getFields(item)).toMatchObject({ status: 'answered', answer: { name: 'Emeka Staff' } })
    expect(article.queryByRole('button', { name: 'Reply on WhatsApp' })).toBeNull()
  })

  test('is opened by the key r', async () => {
    const { user, article } = await renderAnswered()
    await user.keyboard('r')
    article.getByRole('region', { name: /^Reply on WhatsApp/ })
  })

  test('is undone alone, with its text in the composer again', async () => {
    const { desk, item, user, article, openAgain } = await renderAnswered()
    await openAgain('Reply on WhatsApp')
    setReply('One more thing.')
    await sendOnWhatsApp(user)
    await user.click(await article.findByRole('button', { name: 'Undo' }))
    await article.findByText('Did you send it?')
    expect(getReply().value).toBe('One more thing.')
    expect(desk.getFields(item).status).toBe('answered')
    expect(listReplyTexts(desk)).toEqual(['Answered by phone.'])
  })

  test('begins empty after one that was sent, which can still be undone', async () => {
    const { user, article, openAgain } = await renderAnswered()
    await openAgain('Reply on WhatsApp')
    setReply('One more thing.')
    await sendOnWhatsApp(user)
    await article.findByText('Sola Staff answered on WhatsApp at 13:01')
    await openAgain('Reply on WhatsApp')
    expect(getReply().value).toBe('')
    article.getByRole('button', { name: 'Undo' })
  })

  test('is kept half written across a reload, and forgotten once it was sent', async () => {
    const { openAgain, reload } = await renderAnswered()
    await openAgain('Reply on WhatsApp')
    setReply('Half a sen')
    dispatchEvent(new Event('pagehide'))
    const { user, reload: reloadAgain } = reload()
    await screen.findByLabelText('Your reply')
    expect(getReply().value).toBe('Half a sen')
    await sendOnWhatsApp(user)
    await screen.findByText('Sola Staff answered on WhatsApp at 13:00')
    const { desk } = reloadAgain()
    desk.setTime(deskOpenedAtMs + undoPeriodMs)
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((name) => name.startsWith('deskDraft'))).toEqual([]),
    )
  })

  test('is said to come after something new, and answers it', async () => {
    const { desk, item, user, article, openAgain } = await renderAnswered()
    await openAgain('Reply on WhatsApp')
    setReply('One more thing.')
    desk.replyAsSender(item, 'question', 'Half of it?')
    expect(article.getByRole('alert').textContent).toMatch(/^Something new has come since/)
    await sendOnWhatsApp(user)
    await article.findByText('Sola Staff answered on WhatsApp at 13:01')
    expect(desk.getFields(item).status).toBe('answered')
  })

  test('that waited for a connection is lost with a message when something new came first', async () => {
    const { desk, item, user, article, openAgain } = await renderAnswered()
    await openAgain('Reply on WhatsApp')
    setReply('One more thing.')
    desk.setConnection('offline')
    await sendOnWhatsApp(user)
    await article.findByText('Waiting for a connection: your answer')
    desk.replyAsSender(item, 'question', 'Half of it?')
    desk.setConnection('online')
    const alert = await article.findByRole('alert')
    expect(alert.textContent).toMatch(/^Something new has come since.*One more thing\./s)
  })
})
