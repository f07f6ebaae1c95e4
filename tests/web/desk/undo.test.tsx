import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { undoPeriodMs } from '../../../domain/conversation/undo'
import type { MemoryDeskOptions } from './memory/createMemoryDesk'
import { deskOpenedAtMs, emeka } from './memory/deskState'
import { getReply, openReply, renderReplyRequest, sendOnWhatsApp, setReply } from './replyRequest'

const mailing: MemoryDeskOptions = {
  desk: { useNotificationSettings: () => ({ kind: 'known', email: true, pushKey: null }) },
}

/** Answers a request by an e-mail that functions send. */
async function sendEmail(options: MemoryDeskOptions = {}) {
  const rendered = await openReply('Reply by E-mail', { ...mailing, ...options })
  setReply('We have all of it.')
  await rendered.user.click(rendered.article.getByRole('button', { name: 'Send E-mail' }))
  await rendered.article.findByText('Sola Staff answered by e-mail at 13:00')
  return rendered
}

const getUndo = () => screen.getByRole('button', { name: 'Undo' })

describe('an answer', () => {
  test('by e-mail says that it goes out in ten seconds, once for the ear, with Undo next', async () => {
    const { user } = await sendEmail()
    const announced = screen.getByText('Your answer goes out in 10 seconds.')
    expect(announced.closest('[role=status]')).not.toBeNull()
    expect(screen.getByText('Goes out in 10 s.').getAttribute('aria-hidden')).toBe('true')
    expect(document.activeElement?.contains(announced)).toBe(true)
    await user.tab()
    expect(document.activeElement).toBe(getUndo())
  })

  test('by e-mail that is undone shows its text again, in the composer', async () => {
    const { desk, item, user, article } = await sendEmail()
    await user.click(getUndo())
    await article.findByRole('region', { name: /^Reply by E-mail/ })
    expect(getReply().value).toBe('We have all of it.')
    expect(document.activeElement?.textContent).toMatch(/^Reply by E-mail/)
    expect(desk.getFields(item)).toMatchObject({ status: 'new', answer: undefined })
    await user.click(article.getByRole('button', { name: 'Send E-mail' }))
    await article.findByText('Sola Staff answered by e-mail at 13:00')
  })

  test('can be undone for ten seconds by the time of the server, and then its draft is forgotten', async () => {
    const { desk, reload } = await sendEmail()
    const notice = document.activeElement
    getUndo().focus()
    desk.setTime(deskOpenedAtMs + undoPeriodMs)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull(), { timeout: 3000 })
    expect(screen.queryByText(/goes out/)).toBeNull()
    // The focus of the button that went stays in its place.
    expect(document.activeElement).toBe(notice)
    dispatchEvent(new Event('pagehide'))
    const draftKeys = () => Object.keys(localStorage).filter((name) => name.startsWith('deskDraft'))
    expect(draftKeys()).not.toEqual([])
    reload()
    desk.setTime(deskOpenedAtMs + undoPeriodMs)
    await waitFor(() => expect(draftKeys()).toEqual([]))
  })

  test.each([
    ['with its draft after a reload', () => undefined],
    ['without a draft in another browser', () => localStorage.clear()],
  ])('can be undone %s', async (_, prepare) => {
    const { reload } = await sendEmail()
    prepare()
    const { user } = reload()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByRole('region', { name: /^Reply by E-mail/ })
    expect(getReply().value).toBe('We have all of it.')
  })

  test('on WhatsApp that is undone is asked about again', async () => {
    const { user, article } = await openReply('Reply on WhatsApp')
    setReply('We have all of it.')
    await sendOnWhatsApp(user)
    await article.findByText('Marked as answered.')
    await user.click(getUndo())
    await article.findByText('Did you send it?')
    expect(getReply().value).toBe('We have all of it.')
  })

  test('that was marked is undone as well', async () => {
    const { user, article } = await renderReplyRequest()
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await user.type(article.getByLabelText('What you said'), 'All of it')
    await user.click(article.getByRole('button', { name: 'Mark Answered' }))
    await user.click(await article.findByRole('button', { name: 'Undo' }))
    expect((await article.findByLabelText<HTMLTextAreaElement>('What you said')).value).toBe('All of it')
  })

  test('that waits on the device is taken from its queue', async () => {
    const { desk, item, user, article } = await openReply('Reply on WhatsApp')
    setReply('We have all of it.')
    desk.setConnection('offline')
    await sendOnWhatsApp(user)
    await article.findByText(/^Your answer waits on this device/)
    await user.click(getUndo())
    expect((await article.findByLabelText<HTMLTextAreaElement>('Your reply')).value).toBe(
      'We have all of it.',
    )
    desk.setConnection('online')
    await waitFor(() => expect(article.queryByText(/^Waiting/)).toBeNull())
    expect(desk.getFields(item).status).toBe('new')
  })

  test('of a colleague offers no Undo', async () => {
    const { desk, item, article } = await renderReplyRequest()
    desk.actAs(emeka, item, { type: 'answer', channel: 'phone' })
    await article.findByText('Emeka Staff answered by phone at 13:00')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test.each([
    [
      'it has gone out',
      { kind: 'refused', reason: 'alreadySent', status: 409, body: {} },
      /already gone out/,
    ],
    ['it is closed', { kind: 'refused', reason: 'closed', status: 409, body: {} }, /closed meanwhile/],
    ['the session ended', { kind: 'refused', reason: 'notStaff', status: 403, body: {} }, /Sign out and in/],
    ['the server fails', { kind: 'refused', reason: 'failed', status: 500, body: {} }, /nothing has changed/],
    ['nothing answers', { kind: 'unreachable' }, /may not be undone/],
  ] as const)('stays, and says what to do, when %s', async (_, outcome, message) => {
    const { user } = await sendEmail({ staff: { undoAction: () => Promise.resolve(outcome) } })
    await user.click(getUndo())
    expect((await screen.findByText(message)).getAttribute('role')).toBe('alert')
    expect(screen.queryByLabelText('Your reply')).toBeNull()
    screen.getByText('Sola Staff answered by e-mail at 13:00')
  })
})

test('a closing is undone by Undo', async () => {
  const { desk, item, user, article } = await sendEmail()
  await user.click(article.getByRole('button', { name: 'Close' }))
  await article.findByText('Closed.')
  await user.tab()
  expect(document.activeElement).toBe(getUndo())
  await user.click(getUndo())
  await article.findByRole('button', { name: 'Close' })
  expect(desk.getFields(item).status).toBe('answered')
})
