import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { MemoryDeskOptions } from './memory/createMemoryDesk'
import { deskOpenedAtMs, emeka } from './memory/deskState'
import {
  allChannels,
  getReply,
  openReply,
  renderReplyRequest,
  sendOnWhatsApp,
  setReply,
} from './replyRequest'

const mailing: MemoryDeskOptions = {
  desk: { useNotificationSettings: () => ({ kind: 'known', email: true, pushKey: null }) },
}

/** Opens the promise of a later reply. */
async function openHold(channel: string, options: MemoryDeskOptions = {}) {
  const rendered = await openReply(channel, options)
  await rendered.user.click(rendered.article.getByRole('button', { name: 'Need More Time' }))
  return rendered
}

const getTime = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name })
const at = (time: string) => new Date(`2026-03-09T${time}+01:00`)

describe('a holding reply', () => {
  test('offers the next hours, this afternoon, tomorrow morning and any other time, by the server', async () => {
    await openHold('Reply on WhatsApp')
    const group = within(screen.getByRole('group', { name: 'By when will they hear from us?' }))
    expect(group.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'In 1 hour, by 14:00',
      'In 2 hours, by 15:00',
      'This afternoon, by 16:00',
      'Tomorrow morning, by Tuesday at 10:00',
      'Another time',
    ])
  })

  test('has a text that follows the time until somebody edits it', async () => {
    const { user } = await openHold('Reply on WhatsApp')
    expect(getReply().value).toBe('')
    await user.click(getTime(/^In 1 hour/))
    expect(getReply().value).toBe('We need a little longer: you will hear from us by 14:00.')
    await user.click(getTime(/^Tomorrow/))
    expect(getReply().value).toBe('We need a little longer: you will hear from us by Tuesday at 10:00.')
    setReply('Ada, by tomorrow at 10.')
    await user.click(getTime(/^In 1 hour/))
    expect(getReply().value).toBe('Ada, by tomorrow at 10.')
  })

  test('keeps the item waiting, with the new time on its clock and in the list', async () => {
    const { desk, item, user, article } = await openHold('Reply on WhatsApp')
    await user.click(getTime(/^This afternoon/))
    await sendOnWhatsApp(user)
    await article.findByText('Your promise is saved.')
    article.getByText('Sola Staff asked for more time on WhatsApp at 13:00')
    expect(screen.getAllByText('Promised by 16:00')).toHaveLength(2)
    expect(desk.getFields(item)).toMatchObject({ status: 'new', promisedAt: at('16:00') })
  })

  test('is sent by e-mail in one press where functions send it, and can be undone', async () => {
    const { desk, item, user, article } = await openHold('Reply by E-mail', mailing)
    await user.click(article.getByRole('button', { name: 'Choose a Time' }))
    expect(document.activeElement).toBe(getTime(/^In 1 hour/))
    await user.click(getTime(/^In 1 hour/))
    await user.click(article.getByRole('button', { name: 'Send E-mail' }))
    await article.findByText('Sola Staff asked for more time by e-mail at 13:00')
    await user.click(article.getByRole('button', { name: 'Undo' }))
    await article.findByRole('region', { name: `Promise a reply: ${allChannels.email}` })
    expect(getReply().value).toBe('We need a little longer: you will hear from us by 14:00.')
    expect(desk.getFields(item).promisedAt).toBeUndefined()
  })

  test('by phone is saved after the call', async () => {
    const { desk, item, user, article } = await openHold('Call')
    await user.click(getTime(/^In 2 hours/))
    await user.click(article.getByRole('link', { name: `Call ${allChannels.phone}` }))
    await user.click(article.getByRole('button', { name: 'Save the Promise' }))
    await article.findByText('Sola Staff asked for more time by phone at 13:00')
    expect(desk.getFields(item).promisedAt).toEqual(at('15:00'))
  })

  test.each([
    ['2026-03-09T12:59', 'This time has passed. Please choose a later one.'],
    ['2026-03-24T13:00', 'Please choose a time within 14 days.'],
  ])('of another time is not sent at %s', async (time, message) => {
    const { user, article } = await openHold('Reply on WhatsApp')
    await user.click(getTime('Another time'))
    const field = article.getByLabelText('Date and time in Lagos')
    fireEvent.change(field, { target: { value: time } })
    article.getByText(message)
    await user.click(article.getByRole('button', { name: 'Choose a Time' }))
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: '2026-03-12T09:30' } })
    expect(getReply().value).toContain('by Thursday at 09:30.')
    article.getByRole('link', { name: 'Open WhatsApp' })
  })

  test('that WhatsApp was opened with is asked about after a reload', async () => {
    const { user, reload } = await openHold('Reply on WhatsApp')
    await user.click(getTime(/^In 1 hour/))
    await user.click(screen.getByRole('link', { name: 'Open WhatsApp' }))
    const { desk, user: later } = reload()
    await screen.findByText('Did you send it?')
    await later.click(screen.getByRole('button', { name: 'Sent' }))
    await screen.findByText('Your promise is saved.')
    expect(desk.getState().replies).toMatchObject([{ kind: 'holding' }])
  })

  test('gives way to an answer', async () => {
    const { user, article } = await openHold('Reply on WhatsApp')
    await user.click(article.getByRole('button', { name: 'Write an Answer' }))
    article.getByRole('region', { name: /^Reply on WhatsApp/ })
    expect(document.activeElement?.textContent).toMatch(/^Reply on WhatsApp/)
  })

  test('is not offered for what is answered', async () => {
    const { desk, item, user, article } = await renderReplyRequest()
    desk.actAs(emeka, item, { type: 'answer', channel: 'phone' })
    await user.keyboard('r')
    expect(article.queryByRole('button', { name: 'Need More Time' })).toBeNull()
  })

  test('waits on the device for a connection, and is lost with its text when its time has passed', async () => {
    const { desk, user, article } = await openHold('Reply on WhatsApp')
    await user.click(getTime(/^In 1 hour/))
    desk.setConnection('offline')
    await sendOnWhatsApp(user)
    await article.findByText(/^Your promise waits on this device/)
    await article.findByText('Waiting for a connection: your promise of a later reply')
    desk.setTime(deskOpenedAtMs + 2 * 3_600_000)
    desk.setConnection('online')
    const alert = await article.findByRole('alert')
    expect(alert.textContent).toMatch(/^The promised time has passed.*We need a little longer/s)
  })
})
