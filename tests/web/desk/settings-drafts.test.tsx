import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { validShopSettings } from '../../schemas/shopSettingsSchemaTestCases'
import {
  createShop,
  fill,
  findSettingsForm,
  getField,
  getPublished,
  press,
  publish,
  renderSettings,
} from './settingsForm'

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
    const [stored, newer] = [createShop(), createShop({ delivery: 'Theirs' }, 1)]
    await renderSettings({
      staff: {
        shopSettings: {
          useStored: () => stored,
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
    fill('Payment', 'Typed later')
    rendered.desk.setConnection('offline')
    press('Publish')
    await screen.findByText(/^We couldn't reach the database, so nothing has changed/)
    rendered.desk.setConnection('online')
    rendered.reload()
    await findSettingsForm()
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
})
