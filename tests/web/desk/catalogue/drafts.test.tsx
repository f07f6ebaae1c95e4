import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { emeka } from '../memory/deskState'
import { getButton, getField, openCatalogue, openForm, publish } from './catalogueDesk'

const onDevice = 'Kept on this device.'
const offline = "Kept on this device until you're online."

/** A page that goes to the background saves at once; else a draft is saved a moment after the last change. */
const hidePage = () => dispatchEvent(new Event('pagehide'))
const waitForSaved = () => screen.findByText('Saved as a draft. Visitors see it once you publish.')
const getPanel = (title: string) => screen.findByRole('region', { name: title })
const getChoices = (field: string) => within(screen.getByRole('group', { name: field }))

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
    screen.getByText(offline)
    next.desk.setConnection('online')
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
    await screen.findByText('Taken over from Emeka Staff: Description.')
    hidePage()
    await waitFor(() =>
      expect(read().draft).toMatchObject({ name: 'Name of Sola', description: 'Text of Emeka' }),
    )
  })
})

describe('Two staff on one product', () => {
  test('compare both texts of a field that both changed, and choose; the other fields are merged', async () => {
    const { desk, user, fill, saveAs, read } = await openForm()
    desk.setConnection('offline')
    await fill('Name', 'Name of Sola')
    await fill('Description', 'Text of Sola')
    saveAs(emeka, { name: 'Name of Emeka', description: 'Text of Emeka', unit: 'kg' })
    desk.setConnection('online')
    const panel = await getPanel('Emeka Staff has changed this product too')
    within(panel).getByText('Taken over from Emeka Staff: Unit.')
    getChoices('Name').getByText('Name of Sola')
    getChoices('Name').getByText('Name of Emeka')
    expect(getField('Name').value).toBe('Name of Sola')
    await user.click(getButton('Go On'))
    screen.getByText('Choose one of the two texts for each field.')
    await user.click(getChoices('Name').getByLabelText("Take Emeka Staff's"))
    await user.click(getChoices('Description').getByLabelText('Keep mine'))
    await user.click(getButton('Go On'))
    expect(panel.isConnected).toBe(false)
    await publish(user, /^Published\./)
    expect(read().published).toMatchObject({
      name: 'Name of Emeka',
      description: 'Text of Sola',
      unit: 'kg',
    })
  })

  test('who publishes after a colleague is led to what the colleague published, and chooses', async () => {
    const { user, fill, publishAs, read } = await openForm()
    await fill('Name', 'Name of Sola')
    publishAs(emeka, { name: 'Name of Emeka' })
    await user.click(getButton('Publish'))
    await getPanel('Emeka Staff has published this product meanwhile')
    expect(document.activeElement?.textContent).toBe('Emeka Staff has published this product meanwhile')
    expect(read().published?.name).toBe('Name of Emeka')
    await user.click(getChoices('Name').getByLabelText('Keep mine'))
    await user.click(getButton('Go On'))
    await publish(user, /^Published\./)
    expect(read().published?.name).toBe('Name of Sola')
    expect(read().versions).toHaveLength(3)
  })
})

describe('A new product', () => {
  test('gets the next free number, and keeps it', async () => {
    const { desk, user } = openCatalogue('/new')
    await screen.findByRole('button', { name: 'Publish' })
    expect(location.pathname).toBe('/staff/catalogue/1')
    expect(desk.getState().drafts).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Back to the Catalogue' }))
    await user.click(await screen.findByRole('link', { name: 'New Product' }))
    await screen.findByRole('button', { name: 'Publish' })
    expect(location.pathname).toBe('/staff/catalogue/1')
  })

  test.each([
    ['unreachable', /^The desk could not reach the catalogue, so nothing was added/],
    ['refused', /^The catalogue did not give it a number, so nothing was added/],
  ] as const)('that is %s can be tried again', async (kind, text) => {
    const outcomes = [{ kind }, { kind: 'claimed', productId: '7' }] as const
    const left = [...outcomes]
    const { user } = openCatalogue('/new', {
      catalogue: { claimNewProductId: () => Promise.resolve(left.shift() ?? outcomes[1]) },
    })
    await screen.findByText(text)
    await user.click(getButton('Try Again'))
    await screen.findByRole('button', { name: 'Publish' })
    expect(location.pathname).toBe('/staff/catalogue/7')
  })
})
