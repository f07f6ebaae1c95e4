import { randomInt } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import { openAdminProject } from '../adminProject'
import type { TestAccount } from '../testAccount'
import { demoStaffAccount, signIn, silenceArrivals } from './deskPage'
import { type setUpBrowser } from './setUpBrowser'
import { createStoredProduct } from '../createStoredProduct'

type OpenPage = ReturnType<typeof setUpBrowser>
type OpenCatalogueOptions = Parameters<OpenPage>[1] & { account?: TestAccount }

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
/** The answer to a request for a picture that has no files. */
export const pixelFile = { contentType: 'image/gif', body: Buffer.from(pixel, 'base64') }

/** A product of which no other test knows. */
export type DeskProduct = {
  product: StoredProduct
  /** What Firestore has of it: the product, its draft, and its versions, newest first. */
  read: () => Promise<{
    stored: StoredProduct | undefined
    draft: unknown
    versions: { product: StoredProduct; by: unknown }[]
  }>
  /** Publishes it with other fields, as a colleague does. */
  publish: (fields: Partial<StoredProduct>, name?: string) => Promise<void>
}

/** Publishes a product of its own for a test. */
export async function createDeskProduct(fields: Partial<StoredProduct> = {}): Promise<DeskProduct> {
  const { firestore } = openAdminProject()
  const product = createStoredProduct(String(randomInt(20_000, 90_000)), fields)
  const deskProduct = toDeskProduct(firestore, product)
  await deskProduct.publish({})
  onTestFinished(async () => {
    const document = firestore.doc(`products/${product.id}`)
    const versions = await document.collection('versions').listDocuments()
    const draft = firestore.doc(`drafts/${product.id}`)
    await Promise.all([document, draft, ...versions].map((stored) => stored.delete()))
  })
  return deskProduct
}

function toDeskProduct(firestore: Firestore, product: StoredProduct): DeskProduct {
  const document = firestore.doc(`products/${product.id}`)
  return {
    product,
    read: async () => {
      const [stored, draft, versions] = await Promise.all([
        document.get(),
        firestore.doc(`drafts/${product.id}`).get(),
        document.collection('versions').orderBy('publishedAt', 'desc').get(),
      ])
      return {
        stored: stored.data() as StoredProduct | undefined,
        draft: draft.data(),
        versions: versions.docs.map((version) => version.data() as { product: StoredProduct; by: unknown }),
      }
    },
    publish: async (fields, name = 'Seed') => {
      const published = { ...product, ...fields }
      const batch = firestore.batch()
      batch.set(document, { ...published, updatedAt: new Date() })
      const by = { uid: 'seed', name }
      batch.set(document.collection('versions').doc(), { product: published, by, publishedAt: new Date() })
      await batch.commit()
    },
  }
}

/** Opens a screen of the catalogue as a member of staff. No function serves the new pictures here. */
export async function openCatalogue(
  openPage: OpenPage,
  path: string,
  { account = demoStaffAccount, prepare, ...options }: OpenCatalogueOptions = {},
): Promise<Page> {
  const page = await openPage(`/staff/catalogue${path}`, {
    prepare: async (newPage) => {
      await silenceArrivals(newPage)
      await newPage.route(/\/pictures\/\d+\//, (route) => route.fulfill(pixelFile))
      await prepare?.(newPage)
    },
    ...options,
  })
  await signIn(page, account)
  return page
}

/** Opens the form of a product as a member of staff. */
export async function openProduct(
  openPage: OpenPage,
  { product }: DeskProduct,
  options: OpenCatalogueOptions = {},
): Promise<Page> {
  const page = await openCatalogue(openPage, `/${product.id}`, options)
  await getPublishButton(page).waitFor()
  return page
}

export const getPublishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true })

export const getField = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Presses 'Publish' and waits until visitors see it. */
export async function publish(page: Page): Promise<void> {
  await getPublishButton(page).click()
  await page.getByRole('status').filter({ hasText: 'Published. Visitors see it within a minute.' }).waitFor()
}
