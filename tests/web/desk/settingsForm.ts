import { fireEvent, screen } from '@testing-library/react'
import { toShopSettingsFields } from '../../../domain/settings/shopSettings'
import { parseStoredShop, type StoredShop } from '../../../domain/settings/storedShop'
import { validShopSettings } from '../../schemas/shopSettingsSchemaTestCases'
import type { MemoryDeskOptions } from './memory/createMemoryDesk'
import { deskOpenedAtMs, emeka } from './memory/deskState'
import { renderDesk } from './renderDesk'

const by = { uid: emeka.userID, name: emeka.userName }

/** Settings that Emeka published so many minutes after the desk opened. */
export function createShop(change: object = {}, minutes = -60): StoredShop {
  const updatedAt = new Date(deskOpenedAtMs + minutes * 60_000)
  return parseStoredShop({ ...validShopSettings, ...change, by, updatedAt })
}

export async function renderSettings(options: MemoryDeskOptions = {}) {
  const rendered = renderDesk('/staff/settings', { shop: createShop(), ...options })
  await findSettingsForm()
  return rendered
}

export const findSettingsForm = () => screen.findByRole('form', { name: 'Settings of the shop' })

export function getPublished({ desk }: ReturnType<typeof renderDesk>) {
  return toShopSettingsFields(desk.getState().shop.settings)
}

export const getField = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

export const fill = (label: string, value: string) => fireEvent.change(getField(label), { target: { value } })

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export async function publish(text = /^Published\. Visitors see it within a minute\./): Promise<void> {
  press('Publish')
  await screen.findByText(text)
}
