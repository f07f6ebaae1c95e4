import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parseShopSettings, toShopSettingsFields } from '../../../domain/settings/shopSettings'
import { parseStoredShop, type StoredShop } from '../../../domain/settings/storedShop'
import { validShopSettings } from '../../schemas/shopSettingsSchemaTestCases'
import type { MemoryDeskOptions } from './memory/createMemoryDesk'
import { createRequest, deskOpenedAtMs, emeka } from './memory/deskState'
import { renderDesk } from './renderDesk'

const by = { uid: emeka.userID, name: emeka.userName }

/** Settings that Emeka published so many minutes after the desk opened. */
function createShop(change: object = {}, minutes = -60): StoredShop {
  const updatedAt = new Date(deskOpenedAtMs + minutes * 60_000)
  return parseStoredShop({ ...validShopSettings, ...change, by, updatedAt })
}

async function renderSettings(options: MemoryDeskOptions = {}) {
  const rendered = renderDesk('/staff/settings', { shop: createShop(), ...options })
  await screen.findByRole('form', { name: 'Settings of the shop' })
  return rendered
}

type Rendered = Awaited<ReturnType<typeof renderSettings>>

const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(getField(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const getPublished = ({ desk }: Rendered) => toShopSettingsFields(desk.getState().shop.settings)
const publish = async (text = /^Published\. Visitors see it within a minute\./) => {
  press('Publish')
  await screen.findByText(text)
}
/** Adds a day at the end of the list, which has none to come. */
const addClosure = (date: string, note = '') => {
  press('Add a Closed Day')
  fill('Date', date)
  fill('Note', note)
}
const withoutClosures = { shop: createShop({ closures: [] }) }

describe('the settings of the shop', () => {
  test('are reached from the navigation, and are the built ones until somebody publishes others', async () => {
    await renderSettings({ shop: parseStoredShop({}) })
    expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe('page')
    screen.getByText(/^Nobody has published settings yet/)
    expect(getField('Opens on Monday').value).toBe('09:00')
    expect(getField('Closes on Saturday').value).toBe('17:00')
    expect(getField('Sunday').checked).toBe(false)
    screen.getByText('No closed days to come.')
  })

  test('are published as they are in the form, and say who published them and whether visitors see them', async () => {
    const rendered = await renderSettings({ visibleShop: parseShopSettings(validShopSettings) })
    screen.getByText('Published by Emeka Staff at 12:00.')
    screen.getByText('Live: visitors see what is published.')
    fill('Opens on Monday', '08:30')
    fireEvent.click(getField('Wednesday'))
    fireEvent.click(getField('Tuesday'))
    fill('Payment', 'Pay in cash. ')
    await publish()
    expect(getPublished(rendered)).toEqual({
      ...validShopSettings,
      hours: { mon: '08:30-19:00', wed: '09:00-17:00', sat: '10:00-17:00' },
      payment: 'Pay in cash.',
    })
    screen.getByText('Published by Sola Staff at 13:00.')
    screen.getByText(/^Not live yet: visitors still see what was there before/)
    press('Publish')
    await screen.findByText('This is published already.')
  })

  test('show beside the form what visitors will read, and apart from it what whoever accepts a quote gets', async () => {
    await renderSettings()
    fill('Delivery', 'We deliver by bike.')
    const preview = within(screen.getByRole('region', { name: 'What visitors see' }))
    preview.getByText('We deliver by bike.')
    preview.getByText('Monday to Tuesday')
    expect(preview.getByText('Whoever accepts a quote also gets').nextSibling?.textContent).toBe(
      validShopSettings.payment,
    )
  })

  test('that a later release has written are left as they are', async () => {
    renderDesk('/staff/settings', { shop: { ...createShop(), hasLaterForm: true } })
    await screen.findByText(/^A newer version of the desk has saved the settings/)
    expect(screen.queryByRole('form')).toBeNull()
  })
})

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

describe('what cannot be published', () => {
  test.each([
    ['Closes on Monday', '08:00', 'Please choose two times; closing comes after opening.'],
    ['Opens on Monday', '', 'Please choose two times; closing comes after opening.'],
    ['Delivery', 'd'.repeat(2001), /^Please write at most 2,000 characters/],
  ])('is said at its field, which gets the focus: %s', async (label, text, error) => {
    const rendered = await renderSettings()
    fill(label, text)
    press('Publish')
    await screen.findByText(error)
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(getPublished(rendered)).toEqual(validShopSettings)
  })

  test('is a closed day without a date, or one that is there twice', async () => {
    await renderSettings({ shop: createShop({ closures: ['2026-10-01'] }) })
    press('Add a Closed Day')
    press('Publish')
    await screen.findByText('Choose a date.')
    const [, added] = screen.getAllByLabelText('Date')
    fireEvent.change(added ?? expect.fail(), { target: { value: '2026-10-01' } })
    screen.getByText('This day is in the list already.')
  })
})

describe('what a colleague publishes meanwhile', () => {
  test('is taken over and named, and what is typed stays', async () => {
    const { desk } = await renderSettings()
    fill('Payment', 'Mine')
    desk.update(() => ({ shop: createShop({ delivery: 'Theirs', hours: { fri: '09:00-10:00' } }, 1) }))
    await screen.findByText('Emeka Staff has published this meanwhile: Opening hours, Delivery.')
    expect([getField('Delivery').value, getField('Payment').value]).toEqual(['Theirs', 'Mine'])
    expect(getField('Friday').checked).toBe(true)
    expect(getField('Monday').checked).toBe(false)
  })

  test.each([
    ["Take Emeka Staff's", 'Theirs'],
    ['Keep Mine', 'Mine'],
  ])(
    'of the same field is shown, and nothing is published before somebody chooses: %s',
    async (button, text) => {
      const rendered = await renderSettings()
      fill('Delivery', 'Mine')
      rendered.desk.update(() => ({ shop: createShop({ delivery: 'Theirs' }, 1) }))
      const note = within(await screen.findByRole('group', { name: 'Delivery, published by Emeka Staff' }))
      note.getByText('Theirs')
      expect(getField('Delivery').value).toBe('Mine')
      press('Publish')
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delivery, published by Emeka Staff')
      expect(getPublished(rendered)).toMatchObject({ delivery: 'Theirs' })
      press(button)
      expect(getField('Delivery').value).toBe(text)
      fill('Collection', 'At noon')
      await publish()
      expect(getPublished(rendered)).toMatchObject({ delivery: text, collection: 'At noon' })
    },
  )

  test('right before the press is looked at first', async () => {
    const newer = createShop({ delivery: 'Theirs' }, 1)
    await renderSettings({
      staff: {
        shopSettings: {
          useStored: () => createShop(),
          publish: () => Promise.resolve({ kind: 'conflict', stored: newer }),
        },
      },
    })
    fill('Payment', 'Mine')
    press('Publish')
    await screen.findByText(/^Emeka Staff has published other settings meanwhile/)
    expect([getField('Delivery').value, getField('Payment').value]).toEqual(['Theirs', 'Mine'])
  })
})

describe('without a connection', () => {
  test('what is typed stays on the device, also over a reload, and is published later', async () => {
    const rendered = await renderSettings()
    fill('Collection', 'From our gate.')
    addTypedLater()
    rendered.desk.setConnection('offline')
    press('Publish')
    await screen.findByText(/^We couldn't reach the database, so nothing has changed/)
    rendered.desk.setConnection('online')
    rendered.reload()
    await screen.findByRole('form', { name: 'Settings of the shop' })
    expect(getField('Collection').value).toBe('From our gate.')
    expect(getField('Payment').value).toBe('Typed later')
    screen.getByText('Your changes are kept on this device until you publish them.')
    press('Discard Changes')
    expect(getField('Collection').value).toBe(validShopSettings.collection)
    press('Undo')
    expect(getField('Collection').value).toBe('From our gate.')
    await publish()
    expect(screen.queryByText(/^Your changes are kept/)).toBeNull()
  })

  test('a draft that was kept while a colleague published meets what they published', async () => {
    const rendered = await renderSettings()
    fill('Delivery', 'Mine')
    rendered.desk.setConnection('offline')
    rendered.desk.update(() => ({ shop: createShop({ delivery: 'Theirs' }, 1) }))
    rendered.desk.setConnection('online')
    await screen.findByRole('group', { name: 'Delivery, published by Emeka Staff' })
  })

  function addTypedLater() {
    act(() => fill('Payment', 'Typed later'))
  }
})
