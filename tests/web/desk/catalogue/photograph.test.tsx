import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { CatalogueServices } from '../../../../web/data/desk/catalogue/CatalogueServices'
import type { UploadOutcome } from '../../../../web/data/desk/waitForUpload'
import { emeka } from '../memory/deskState'
import { getButton, getField, openCatalogue, openForm, publish } from './catalogueDesk'
import {
  choosePhotograph,
  createPng,
  createReadyOutcome,
  getPhotograph,
  openCrop,
  stubDecoding,
  stubPhotographs,
  uploadCrop,
} from './photographForm'

type Upload = Parameters<CatalogueServices['uploadFile']>[0]

const cancelled = 'Cancelled. The picture is the same as before.'
const missing = 'Please add a photograph. Every product needs one.'
const ready = 'The new photograph is in the form. Visitors see it once you publish.'

stubPhotographs()

describe('A photograph at the desk', () => {
  test.each([
    ['of a kind that this browser cannot read', createPng(3024, 4032), null, 'Save it as JPEG'],
    ['SVG in disguise', '<svg xmlns="http://www.w3.org/2000/svg"/>', null, 'Save it as JPEG'],
    ['over 20 MB', new Uint8Array(20_971_521), null, 'larger than 20 MB'],
    ['under 960 × 1200', createPng(1600, 1199), { width: 1600, height: 1199 }, 'at least 960 pixels wide'],
    ['of a billion pixels', createPng(32_000, 32_000), null, 'more than 100 million pixels'],
  ])('that is %s is refused on the device, and says what to do', async (_, content, bitmap, text) => {
    const { user } = await openForm()
    stubDecoding(bitmap)
    await choosePhotograph(user, content)
    expect((await getPhotograph().findByRole('alert')).textContent).toContain(text)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('can be given up in the dialog, by its button and by Escape', async () => {
    const { user } = await openForm()
    const dialog = await openCrop(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    getPhotograph().getByText(cancelled)
    await openCrop(user)
    // What a browser makes of Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    getPhotograph().getByText(cancelled)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('What was said of a photograph goes once another is chosen, the picture changes or the product is published', async () => {
  const { user, product, fill, saveAs } = await openForm()
  const giveUp = async () => {
    const dialog = await openCrop(user)
    expect(screen.queryByText(cancelled)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    getPhotograph().getByText(cancelled)
  }
  const waitUntilGone = () => waitFor(() => expect(screen.queryByText(cancelled)).toBeNull())
  await giveUp()
  await giveUp()
  const image = { ...product.image, path: `products/${product.id}/of-emeka-640.webp` }
  act(() => saveAs(emeka, { image }))
  await waitUntilGone()
  await giveUp()
  await fill('Name', 'Moringa Oil')
  getPhotograph().getByText(cancelled)
  await publish(user, /^Published\./)
  await waitUntilGone()
})

describe('The upload of a photograph', () => {
  test('shows how much is uploaded, waits while offline, and can be given up', async () => {
    const uploads: Upload[] = []
    const { desk, user } = await uploadCrop({
      uploadFile: (upload) => {
        uploads.push(upload)
        return new Promise(() => undefined)
      },
    })
    const progress = await screen.findByRole('progressbar', { name: 'Upload of the photograph' })
    act(() => uploads[0]?.onProgress(40))
    expect(progress.getAttribute('value')).toBe('40')
    getPhotograph().getByText('Uploading… 40%')
    desk.setConnection('offline')
    getPhotograph().getByText('Waiting for the connection. 40% is uploaded.')
    await user.click(getPhotograph().getByRole('button', { name: 'Cancel' }))
    getPhotograph().getByText(cancelled)
    expect(uploads.map(({ signal }) => signal.aborted)).toEqual([true])
  })

  test('keeps the crop after a failure, and can be tried again', async () => {
    const upload = vi.fn<CatalogueServices['uploadFile']>(() => Promise.resolve())
    upload.mockRejectedValueOnce(new Error('denied'))
    const { user, read, product } = await uploadCrop({
      uploadFile: upload,
      waitForUpload: ({ productId }) => Promise.resolve(createReadyOutcome(productId)),
    })
    await getPhotograph().findByText(/^The photograph wasn't uploaded\. Your crop is still here\./)
    await user.click(getPhotograph().getByRole('button', { name: 'Try Again' }))
    await getPhotograph().findByText(ready)
    await publish(user, /^Published\./)
    await waitFor(() => expect(screen.queryByText(ready)).toBeNull())
    expect(read().published?.image.path).toMatch(`products/${product.id}/test-photograph`)
  })

  test('says alone why a new product has no picture yet, and Publish names it', async () => {
    const failure: { reject?: (error: Error) => void } = {}
    const { desk, user } = openCatalogue('/1', {
      catalogue: { uploadFile: () => new Promise((_, reject) => Object.assign(failure, { reject })) },
    })
    await screen.findByRole('button', { name: 'Publish' })
    await user.click((await openCrop(user)).getByRole('button', { name: 'Use This Crop' }))
    await getPhotograph().findByText('Uploading… 0%')
    await user.click(getButton('Publish'))
    await screen.findByRole('button', { name: 'The photograph is still being prepared' })
    act(() => failure.reject?.(new Error('denied')))
    await getPhotograph().findByText(/^The photograph wasn't uploaded\./)
    screen.getByRole('button', { name: 'The photograph did not arrive. Try again' })
    expect(screen.queryByText(missing)).toBeNull()
    expect(desk.getState().publications).toEqual([])
    await user.click(getPhotograph().getByRole('button', { name: 'Cancel' }))
    screen.getByText(missing)
  })

  test('is waited for before its product is published', async () => {
    const { user, read } = await uploadCrop({ uploadFile: () => new Promise(() => undefined) })
    await user.type(getField('Name'), ' Oil')
    await user.click(getButton('Publish'))
    await screen.findByRole('button', { name: 'The photograph is still being prepared' })
    expect(read().versions).toHaveLength(1)
  })

  test.each([
    [
      'unfinished',
      /^The photograph is uploaded, but the picture isn't ready yet\..*nothing is uploaded twice/,
    ],
    ['unavailable', /^The photograph is uploaded, but nothing prepares pictures here\./],
  ] as const)('is not repeated when the pictures were %s', async (kind, message) => {
    const uploadIds: string[] = []
    const outcomes: UploadOutcome[] = [{ kind }]
    const { user } = await uploadCrop({
      uploadFile: ({ uploadId }) => {
        uploadIds.push(uploadId)
        return Promise.resolve()
      },
      waitForUpload: ({ productId }) => Promise.resolve(outcomes.shift() ?? createReadyOutcome(productId)),
    })
    await getPhotograph().findByText(message)
    await user.click(getPhotograph().getByRole('button', { name: 'Try Again' }))
    await getPhotograph().findByText(ready)
    expect(uploadIds).toHaveLength(1)
  })

  test('ends with what to do if the function refuses the photograph, and the picture stays as it was', async () => {
    const { user, read } = await uploadCrop({
      waitForUpload: () => Promise.resolve({ kind: 'refused', reason: 'unreadable' }),
    })
    await getPhotograph().findByText(/Save it as JPEG/)
    getPhotograph().getByRole('button', { name: 'Choose a File' })
    await publish(user, /there is nothing to publish/)
    expect(read().versions).toHaveLength(1)
  })
})
