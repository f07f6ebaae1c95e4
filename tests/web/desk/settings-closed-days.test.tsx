import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createRequest } from './memory/deskState'
import { createShop, fill, getField, getPublished, press, publish, renderSettings } from './settingsForm'

/** Adds a day at the end of the list, which has none to come. */
const addClosure = (date: string, note = '') => {
  press('Add a Closed Day')
  fill('Date', date)
  fill('Note', note)
}
const withoutClosures = { shop: createShop({ closures: [] }) }

describe('a closed day', () => {
  const items = [
    createRequest({ name: 'Ada Obi', createdAt: new Date('2026-03-09T12:50:00+01:00') }),
    createRequest({ name: 'Chidi Okoye', createdAt: new Date('2026-03-09T18:40:00+01:00') }),
  ]
  const openAt = Date.parse('2026-03-09T19:05+01:00')

  test('says before and after it is published how many due times it moves, and every clock of the desk follows', async () => {
    const rendered = await renderSettings({ ...withoutClosures, items })
    rendered.desk.setTime(openAt)
    addClosure('2026-03-10', 'Inventory')
    await screen.findByText('Closing Tuesday 10 March moves the due time of 1 open item.')
    await publish()
    screen.getByText(/The due time of 1 open item has moved\.$/)
    expect(getPublished(rendered)).toMatchObject({ closures: ['2026-03-10 Inventory'] })
    expect(screen.queryByText(/^Closing Tuesday/)).toBeNull()
    await rendered.user.click(screen.getByRole('link', { name: 'Inbox' }))
    await screen.findByText('25 min left from Saturday at 10:00')
  })

  test('and other hours together are said to move what they move', async () => {
    await renderSettings({ ...withoutClosures, items })
    addClosure('2026-03-10')
    fireEvent.click(getField('Monday'))
    await screen.findByText('This moves the due time of 2 open items.')
  })

  test('gets the focus when it is added, and one that is removed comes back in one press', async () => {
    const rendered = await renderSettings(withoutClosures)
    press('Add a Closed Day')
    await waitFor(() => expect(document.activeElement).toBe(getField('Date')))
    fill('Date', '2026-03-10')
    press(/^Remove/)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a Closed Day' }))
    screen.getByText('Removed: Tuesday 10 March.')
    press('Undo')
    expect(getField('Date').value).toBe('2026-03-10')
    await publish()
    expect(getPublished(rendered)).toMatchObject({ closures: ['2026-03-10'] })
  })

  test('that has passed is not shown, and is kept: clocks and figures count with it', async () => {
    const rendered = await renderSettings({ shop: createShop({ closures: ['2026-03-02 Inventory'] }) })
    screen.getByText('No closed days to come.')
    addClosure('2026-10-01', 'Independence Day')
    await publish()
    expect(getPublished(rendered)).toMatchObject({
      closures: ['2026-03-02 Inventory', '2026-10-01 Independence Day'],
    })
  })
})
