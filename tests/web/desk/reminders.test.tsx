import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRequest, deskOpenedAtMs, sola } from './memory/deskState'
import { listRows, renderInbox, renderItem } from './renderDesk'

const at = (time: string) => new Date(`2026-03-${time}+01:00`)

describe('the reminder of an item', () => {
  test.each([
    ['In 1 hour', at('09T14:00'), 'Reminder 9 Mar at 14:00'],
    ['Tomorrow at 09:00', at('10T09:00'), 'Reminder 10 Mar at 09:00'],
    ['In 3 days at 09:00', at('12T09:00'), 'Reminder 12 Mar at 09:00'],
  ])('is set %s, and shows on the item and in its row', async (choice, remindAt, text) => {
    const item = createRequest()
    const { desk, user, article } = await renderItem(item)
    await user.click(article.getByRole('button', { name: 'Remind Me' }))
    await user.click(article.getByRole('radio', { name: choice }))
    await user.click(article.getByRole('button', { name: 'Set the Reminder' }))
    await article.findByText(text)
    expect(desk.getFields(item)).toMatchObject({ status: 'new', remindAt })
    expect(listRows()[0]?.textContent).toContain(text)
    expect(document.activeElement?.textContent).toBe('Remind Me')
  })

  test('may be at another time within 60 days, and is removed by a press', async () => {
    const { user, article } = await renderItem(createRequest({ status: 'answered' }))
    await user.keyboard('m')
    expect(document.activeElement).toBe(article.getByRole('radio', { name: 'In 1 hour' }))
    await user.click(article.getByRole('radio', { name: 'Another time' }))
    const field = article.getByLabelText('Date and time in Lagos')
    const set = () => user.click(article.getByRole('button', { name: 'Set the Reminder' }))
    fireEvent.change(field, { target: { value: '2026-05-09T13:00' } })
    article.getByText('Please choose a time within 60 days.')
    await set()
    expect(article.queryByText(/^Reminder/)).toBeNull()
    fireEvent.change(field, { target: { value: '2026-05-08T13:00' } })
    await set()
    await article.findByText('Reminder 8 May at 13:00')
    await user.click(article.getByRole('button', { name: 'Remove the Reminder' }))
    expect(article.queryByText(/^Reminder/)).toBeNull()
  })

  test('waits for a connection, and is not offered for what is closed', async () => {
    const item = createRequest()
    const { desk, user, article } = await renderItem(item)
    desk.setConnection('offline')
    await user.click(article.getByRole('button', { name: 'Remind Me' }))
    await user.click(article.getByRole('radio', { name: 'In 1 hour' }))
    await user.click(article.getByRole('button', { name: 'Set the Reminder' }))
    await article.findByText('Waiting for a connection: your reminder')
    desk.setConnection('online')
    await article.findByText('Reminder 9 Mar at 14:00')
    desk.actAs(sola, item, { type: 'close' })
    expect(article.queryByRole('button', { name: 'Remind Me' })).toBeNull()
    expect(article.queryByText(/^Reminder/)).toBeNull()
  })

  test('brings it on top of the list once it is due, until another one is set', async () => {
    const remindAt = new Date(deskOpenedAtMs)
    const due = createRequest({ name: 'Due', status: 'answered', remindAt })
    const items = [
      createRequest({ name: 'Waits' }),
      due,
      createRequest({ name: 'Later', remindAt: new Date(deskOpenedAtMs + 3_600_000) }),
      createRequest({ name: 'Over', status: 'closed', remindAt }),
    ]
    const { desk } = await renderInbox('', { items })
    const section = within(screen.getByRole('region', { name: 'Reminders (1)' }))
    expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Due Answered .*Reminder 9 Mar at 13:00 Answered$/),
    ])
    expect(listRows()[0]?.textContent).toMatch(/^Due/)
    desk.actAs(sola, due, { type: 'remind', at: deskOpenedAtMs + 60_000 })
    expect(screen.queryByRole('region', { name: /^Reminders/ })).toBeNull()
  })
})
