import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { StoredProduct } from '../../../../domain/catalogue/storedProduct'
import { type MemoryDesk, type MemoryDeskOptions, toClaim } from '../memory/createMemoryDesk'
import { type DeskAccount, deskOpenedAtMs } from '../memory/deskState'
import { storeDraft, storePublication } from '../memory/memoryCatalogue'
import { renderDesk } from '../renderDesk'

export const getButton = (name: string | RegExp) => screen.getByRole('button', { name })
export const getField = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label)

/** A page that goes to the background saves at once; else a draft is saved a moment after the last change. */
export const hidePage = () => dispatchEvent(new Event('pagehide'))
export const waitForSaved = () => screen.findByText('Saved as a draft. Visitors see it once you publish.')
/** Waits for the note at a field that a colleague has changed. */
export const findNote = async (field: string) =>
  within(await screen.findByRole('group', { name: `${field}, changed by Emeka Staff` }))

let createdCount = 0

/** Creates a product with an id of its own: a device keeps what was written in the forms of other tests. */
export function createProduct(fields: Partial<StoredProduct> = {}): StoredProduct {
  createdCount += 1
  const id = String(20_000 + createdCount)
  return {
    id,
    name: `Test Oil ${id}`,
    alsoKnownAs: [],
    category: 'Oil',
    description: 'Pressed from the seeds of a test.',
    benefits: { first: 'Softens skin', second: '', third: '' },
    unit: 'litre',
    grades: ['skin'],
    image: { path: `products/${id}/test-oil-640.webp`, width: 640, height: 800, placeholder: 'data:,' },
    ...fields,
  }
}

/** What the server has after products were published, the first one last. */
export function publishAll(products: readonly StoredProduct[]) {
  const by = { uid: 'seed', name: 'Seed' }
  return {
    publications: products.map((product, index) => ({ product, updatedAt: deskOpenedAtMs - index })),
    versions: products.map((product) => {
      return { id: 'first', productId: product.id, product, by, publishedAt: deskOpenedAtMs }
    }),
  }
}

/** Opens a screen of the desk's catalogue. No answer comes to requests for pictures. */
export function openCatalogue(path: string, options: MemoryDeskOptions = {}) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  return renderDesk(`/staff/catalogue${path}`, options)
}

/** Opens the form of a published product at the desk. */
export async function openForm(fields: Partial<StoredProduct> = {}, options: MemoryDeskOptions = {}) {
  const product = createProduct(fields)
  const state = { ...publishAll([product]), ...options }
  const rendered = openCatalogue(`/${product.id}`, state)
  await screen.findByRole('button', { name: 'Publish' })
  return {
    ...rendered,
    ...describeProduct(rendered.desk, product),
    /** Writes a text into a field, in place of what it has. */
    fill: (label: string, text: string) => fill(rendered.user, label, text),
  }
}

/** What the server has of a product, and what colleagues do with it. */
export function describeProduct(desk: MemoryDesk, product: StoredProduct) {
  const { id } = product
  return {
    product,
    read: () => {
      const { publications, drafts, versions } = desk.getState()
      return {
        published: publications.find((known) => known.product.id === id)?.product,
        draft: drafts.find(({ productId }) => productId === id)?.product,
        versions: versions.filter(({ productId }) => productId === id),
      }
    },
    saveAs: (colleague: DeskAccount, fields: Partial<StoredProduct>) => {
      const { id: productId, ...draft } = { ...product, ...fields }
      storeDraft(desk, { productId, product: draft, by: toClaim(colleague) })
    },
    publishAs: (colleague: DeskAccount, fields: Partial<StoredProduct>) => {
      const by = toClaim(colleague)
      storePublication(desk, { product: { ...product, ...fields }, by, versionId: 'of a colleague' })
    },
  }
}

/** Writes a text into a field, in place of what it has. */
export async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(getField(label))
  if (text !== '') await user.paste(text)
}

/** Presses 'Publish', and waits for what the form says then. */
export async function publish(user: UserEvent, message: string | RegExp): Promise<void> {
  await user.click(getButton('Publish'))
  await screen.findByText(message)
}
