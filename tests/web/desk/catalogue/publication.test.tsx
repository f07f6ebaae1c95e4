import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DetailedProduct } from '../../../../domain/catalogue/product'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { createBuiltDetails } from '../../../domain/catalogue/publishedProducts'
import { createStoredProduct } from '../../../createStoredProduct'
import { createProduct, getField, openCatalogue, openForm, publish } from './catalogueDesk'

const waiting = /^Not live yet: visitors still see what was there before/
const leftOut = /^Not live: visitors do not see what was published/

/** What visitors see of a product. */
function see(product: StoredProduct): DetailedProduct {
  const details = createBuiltDetails(product.id)
  return { ...details, ...product, image: details.image, morePictures: {} }
}

/** Opens the form of a product that visitors see as it is published. */
async function openVisible(options: Parameters<typeof openForm>[1] = {}) {
  const { id } = createProduct()
  const product = createStoredProduct(id)
  return openForm(product, { visible: { [id]: see(product) }, ...options })
}

describe('The form says whether visitors see what is published', () => {
  test('while they do not yet, and as soon as they do', async () => {
    const { user, fill, product, desk } = await openVisible()
    await screen.findByText('Live: visitors see what you published.')
    await fill('Name', 'Moringa Oil')
    await publish(user, 'Published. Visitors see it within a minute.')
    expect((await screen.findByText(waiting)).getAttribute('role')).toBe('status')
    desk.update(() => ({ visible: { [product.id]: see({ ...product, name: 'Moringa Oil' }) } }))
    await screen.findByText('Live: visitors see what you published.')
  })

  test('and of a hidden product, whether they still see it', async () => {
    const { user, product, desk } = await openVisible()
    await user.click(getField('Hidden'))
    await publish(user, /^Published\./)
    await screen.findByText(waiting)
    desk.update(() => ({ visible: { [product.id]: null } }))
    await screen.findByText('Live: visitors no longer see this product.')
  })

  test('and that they never will, if something in it is not right', async () => {
    const product = createProduct({ image: { ...createProduct().image, path: 'products/1/oil.webp' } })
    await openForm(product, { visible: { [product.id]: see(product) } })
    await screen.findByText(leftOut)
  })

  test('and that they do not, if the stored product is malformed', async () => {
    const { id } = createProduct()
    await openForm({ id }, { publications: [], unreadable: { [id]: 'malformed' } })
    await screen.findByText(leftOut)
  })

  test('and nothing while that is not known', async () => {
    await openForm()
    await waitFor(() => expect(screen.queryByText(/Not live|^Live:/)).toBeNull())
  })
})

test('A product that a later release has saved is left as it is, and the page says so', async () => {
  const { id } = createProduct()
  openCatalogue(`/${id}`, { unreadable: { [id]: 'laterForm' } })
  expect((await screen.findByRole('alert')).textContent).toContain('A newer version of the desk has saved')
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
