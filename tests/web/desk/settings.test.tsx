import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { parseShopSettings } from '../../../domain/settings/shopSettings'
import { parseStoredShop } from '../../../domain/settings/storedShop'
import { validShopSettings } from '../../schemas/shopSettingsSchemaTestCases'
import { renderDesk } from './renderDesk'
import { createShop, fill, getField, getPublished, press, publish, renderSettings } from './settingsForm'

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
    const added = screen.getByLabelText('Date', { selector: '[aria-invalid="true"]' })
    fireEvent.change(added, { target: { value: '2026-10-01' } })
    screen.getByText('This day is in the list already.')
  })
})
