import type { Firestore } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import { syncProducts } from '../../../seed/sync/syncProducts'
import { createStoredProduct } from '../../domain/catalogue/importing/importedProducts'
import { createSeedTestProject } from './seedProject'

const product = createStoredProduct('7')
const publishedByStaff = { ...product, name: 'By Staff', soldOut: true, hidden: true }

/** A Firestore in which staff publish between what a seed has compared and what it writes. */
function withPublication(firestore: Firestore): Firestore {
  const runTransaction: Firestore['runTransaction'] = async (work, options) => {
    await firestore.doc('products/7').set({ ...publishedByStaff, updatedAt: new Date() })
    return firestore.runTransaction(work, options)
  }
  return Object.assign(Object.create(firestore) as Firestore, { runTransaction })
}

async function readNames(firestore: Firestore, path: string, field: string) {
  const { docs } = await firestore.collection(path).get()
  return docs.map((document) => document.get(field) as unknown)
}

test('a product that staff publish while the seed runs is left as they published it', async () => {
  const { firestore } = await createSeedTestProject()
  await syncProducts(withPublication(firestore), [product], { overwrite: false })
  expect(await readNames(firestore, 'products', 'name')).toEqual(['By Staff'])
  expect(await readNames(firestore, 'products/7/versions', 'product.name')).toEqual([])
})

test('certificates that staff have attached since are a difference, which stays unless it is overwritten', async () => {
  const { firestore } = await createSeedTestProject()
  const certificates = ['2026-03-09 ABC234efghijklmnopqr Lagos Lab | Peroxide value']
  await firestore.doc('products/7').set({ ...product, certificates, updatedAt: new Date() })
  const { left } = await syncProducts(firestore, [product], { overwrite: false })
  expect(left).toEqual([`7 ${product.name} (certificates)`])
  expect((await firestore.doc('products/7').get()).get('certificates')).toEqual(certificates)
  await syncProducts(firestore, [product], { overwrite: true })
  expect((await firestore.doc('products/7').get()).get('certificates')).toBeUndefined()
  expect(await readNames(firestore, 'products/7/versions', 'product.certificates')).toContainEqual(
    certificates,
  )
})

test('a product that staff hide while a seed with --overwrite runs stays hidden, and out of stock', async () => {
  const { firestore } = await createSeedTestProject()
  await syncProducts(withPublication(firestore), [product], { overwrite: true })
  const stored = (await firestore.doc('products/7').get()).data()
  expect(stored).toMatchObject({ name: product.name, soldOut: true, hidden: true })
})
