import { expect, test } from 'vitest'
import type { CatalogueDatabase } from '../../../web/data/desk/catalogue/catalogueDatabase'
import { createProductEditStore } from '../../../web/desk/catalogue/editor/createProductEditStore'

const unused = () => Promise.reject(new Error('This test does not expect it.'))

/** A form of a new product whose writes arrive, and are shown only when the test says so. */
function openStore() {
  const writes: string[] = []
  const write = (name: string) => () => {
    writes.push(name)
    return Promise.resolve({ kind: 'written' } as const)
  }
  const database: CatalogueDatabase = {
    saveDraft: write('save'),
    deleteDraft: write('delete'),
    publish: unused,
    setSoldOut: unused,
    findFreeProductId: unused,
    addOtherName: unused,
    fetchVersions: unused,
    fetchAllProducts: unused,
    fetchDrafts: unused,
  }
  const store = createProductEditStore({ productId: '1', staffUid: 'sola', database, carried: null })
  store.start()
  store.receive({ published: null, draft: null })
  return { store, writes }
}

test('a draft that was discarded before it was shown comes back with Undo, before its end is shown', async () => {
  const { store, writes } = openStore()
  store.change({ name: 'New Oil' })
  store.flush()
  await expect.poll(() => store.getSnapshot().savedInput?.name).toBe('New Oil')
  await store.discard()
  const draft = { product: { name: 'New Oil' }, by: { uid: 'sola', name: 'Sola Staff' }, savedAt: 1 }
  store.receive({ published: null, draft })
  store.flush()
  await expect.poll(() => writes).toEqual(['save', 'delete'])
  store.change({ name: 'New Oil' })
  store.receive({ published: null, draft: null })
  expect(store.getSnapshot().edit?.input.name).toBe('New Oil')
  store.flush()
  await expect.poll(() => writes).toEqual(['save', 'delete', 'save'])
  store.stop()
})
