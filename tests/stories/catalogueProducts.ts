import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import type { TestAccount } from '../testAccount'
import { demoStaffAccount, signIn } from './deskPage'
import type { setUpBrowser } from './setUpBrowser'
import { storeDocument } from './sentRequests'

type OpenPage = ReturnType<typeof setUpBrowser>
type OpenOptions = Parameters<OpenPage>[1] & { account?: TestAccount }

/** Stores a product of this test alone, and returns it. No build has it, and its picture is that of no file. */
export async function storeProduct(fields: Partial<StoredProduct> = {}): Promise<StoredProduct> {
  const id = String(randomInt(20_000, 80_000))
  const product: StoredProduct = {
    ...{ id, name: `Test Product ${id}`, alsoKnownAs: [], category: 'Butter', unit: 'kg', grades: ['skin'] },
    description: 'Soft and green.',
    benefits: { first: 'Softens skin', second: '', third: '' },
    image: { path: `products/${id}/picture-640.webp`, width: 640, height: 800, placeholder: 'data:,' },
    ...fields,
  }
  await storeDocument('products', id, { ...product, updatedAt: new Date() })
  return product
}

/** Opens an address of the desk's catalogue as staff. */
export async function openCatalogue(
  openPage: OpenPage,
  path: string,
  { account = demoStaffAccount, ...options }: OpenOptions = {},
): Promise<Page> {
  const page = await openPage(`/staff/catalogue${path}`, { fresh: true, ...options })
  await signIn(page, account)
  return page
}

/** Opens a product's form as staff. */
export async function openForm(openPage: OpenPage, id: string, options: OpenOptions = {}): Promise<Page> {
  const page = await openCatalogue(openPage, `/${id}`, options)
  await getName(page).waitFor()
  return page
}

/** The field for a product's name. */
export const getName = (page: Page) => page.getByLabel('Name', { exact: true })

/** Waits until Firestore has the form as a draft. */
export const waitForSaved = (page: Page) => page.getByText('Saved as a draft.').waitFor()
