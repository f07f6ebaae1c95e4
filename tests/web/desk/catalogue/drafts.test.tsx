import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { emeka } from '../memory/deskState'
import { findNote, getField, hidePage, openForm, waitForSaved } from './catalogueDesk'

const onDevice = 'Kept on this device.'
const offline = "Kept on this device until you're online."

describe('A draft', () => {
  test('is saved when somebody types, and deleted when the form is back at what is published', async () => {
    const { fill, product, read } = await openForm()
    await fill('Name', 'Draft Name')
    hidePage()
    await waitForSaved()
    expect(read().draft?.name).toBe('Draft Name')
    await fill('Name', product.name)
    hidePage()
    await waitFor(() => expect(read().draft).toBeUndefined())
  })

  test('waits on the device without a connection, also in a page that was closed, and is saved after it is back', async () => {
    const { desk, fill, reload } = await openForm()
    desk.setConnection('offline')
    await fill('Name', 'Typed Offline')
    await screen.findByText(offline)
    const next = reload()
    await screen.findByDisplayValue('Typed Offline')
    await screen.findByText(offline)
    // Some browsers say 'offline' on a connected device.
    next.desk.setConnection('online', false)
    hidePage()
    await waitForSaved()
    expect(next.desk.getState().drafts[0]?.product.name).toBe('Typed Offline')
  })

  test('waits on the device while a text is too long', async () => {
    const { fill, read } = await openForm()
    await fill('Name', 'x'.repeat(121))
    hidePage()
    await screen.findByText(onDevice)
    expect(read().draft).toBeUndefined()
  })

  test('says that the server does not answer, and not that the device is offline', async () => {
    const { desk, fill } = await openForm()
    desk.setConnection('unreachable')
    await fill('Name', 'Typed Online')
    hidePage()
    await screen.findByText("Kept on this device. The server doesn't answer yet, and the desk keeps trying.")
    desk.setConnection('online')
    hidePage()
    await waitForSaved()
  })

  test('comes into the form of a colleague who has changed nothing, with who saved it', async () => {
    const { saveAs } = await openForm()
    saveAs(emeka, { name: 'Name of Emeka' })
    await screen.findByText('Emeka Staff is working on this product too, last saved at 13:00.')
    expect(getField('Name').value).toBe('Name of Emeka')
  })

  test('has what both changed, if they changed different fields', async () => {
    const { desk, fill, saveAs, read } = await openForm()
    desk.setConnection('offline')
    await fill('Name', 'Name of Sola')
    saveAs(emeka, { description: 'Text of Emeka' })
    desk.setConnection('online')
    await findNote('Description')
    hidePage()
    await waitFor(() =>
      expect(read().draft).toMatchObject({ name: 'Name of Sola', description: 'Text of Emeka' }),
    )
  })
})
