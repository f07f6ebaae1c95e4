import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { PictureKind } from '../../../../domain/catalogue/morePictures'
import { createProduct, getButton, openForm, publish } from './catalogueDesk'
import {
  choosePhotograph,
  createPng,
  createReadyOutcome,
  getPhotograph,
  openCrop,
  stubDecoding,
  stubPhotographs,
} from './photographForm'

const useThisCrop = { name: 'Use This Crop' }
/** Opens the form of a product that is published with these further photographs. */
function openWith(kinds: readonly PictureKind[]) {
  const product = createProduct()
  const morePictures = Object.fromEntries(kinds.map((kind) => [kind, product.image]))
  return openForm({ ...product, morePictures })
}

const ready = 'The new photograph is in the form. Visitors see it once you publish.'

stubPhotographs()

describe('A further photograph', () => {
  test('of texture, scale or pack is added like the main one, and published with its product', async () => {
    const { user, product, read } = await openForm(
      {},
      {
        catalogue: {
          waitForUpload: ({ productId }) => Promise.resolve(createReadyOutcome(productId)),
        },
      },
    )
    for (const kind of ['texture', 'scale', 'pack']) getButton(`Add Photograph: ${kind}`)
    await user.click((await openCrop(user, 'Pack')).getByRole('button', useThisCrop))
    await getPhotograph('Pack').findByText(ready)
    getPhotograph('Pack').getByRole('img', { name: `${product.name} in its pack` })
    getButton('Replace photograph: pack')
    getPhotograph('Texture').getByText('None yet')
    const preview = within(screen.getByRole('region', { name: 'As visitors see it' }))
    preview.getByRole('group', { name: 'Photographs' })
    await publish(user, /^Published\./)
    const [path] = Object.values(read().published?.morePictures ?? {}).map((picture) => picture.path)
    expect(path).toContain('test-photograph')
    expect(Object.keys(read().published?.morePictures ?? {})).toEqual(['pack'])
    expect(read().published?.image).toEqual(product.image)
  })

  test('is removed without the others, and the last one leaves no field behind', async () => {
    const { user, product, read } = await openWith(['texture', 'scale'])
    await user.click(getButton('Remove photograph: texture'))
    getPhotograph('Texture').getByText(
      'The photograph is out of the form. Visitors see it until you publish.',
    )
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Texture' }))
    await publish(user, /^Published\./)
    expect(read().published?.morePictures).toEqual({ scale: product.image })
    await user.click(getButton('Remove photograph: scale'))
    await publish(user, /^Published\./)
    expect(read().published).not.toHaveProperty('morePictures')
  })

  test('that is refused says so at its own place, and keeps nothing from being published', async () => {
    const { user, product, fill, read } = await openWith(['scale'])
    stubDecoding(null)
    await choosePhotograph(user, createPng(3024, 4032), 'Scale')
    expect((await getPhotograph('Scale').findByRole('alert')).textContent).toContain('Save it as JPEG')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await fill('Name', 'Moringa Oil')
    await publish(user, /^Published\./)
    expect(read().published?.morePictures).toEqual({ scale: product.image })
  })

  test('is waited for before its product is published', async () => {
    const failure: { reject?: (error: Error) => void } = {}
    const { user, read } = await openForm(
      {},
      {
        catalogue: { uploadFile: () => new Promise((_, reject) => Object.assign(failure, { reject })) },
      },
    )
    await user.click((await openCrop(user, 'Texture')).getByRole('button', useThisCrop))
    await getPhotograph('Texture').findByText('Uploading… 0%')
    await user.click(getButton('Publish'))
    await screen.findByRole('button', { name: 'A further photograph is still being prepared' })
    act(() => failure.reject?.(new Error('denied')))
    await screen.findByRole('button', { name: 'A further photograph did not arrive. Try again' })
    await user.click(getPhotograph('Texture').getByRole('button', { name: 'Cancel' }))
    getPhotograph('Texture').getByText('Cancelled. The picture is the same as before.')
    expect(screen.queryByText(/^A further photograph /)).toBeNull()
    expect(read().versions).toHaveLength(1)
  })
})
