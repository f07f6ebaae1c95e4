import { describe, test } from 'vitest'
import type { FieldChanges } from '../schemas/schemaCase'
import {
  shopSettingsSchemaTestCases,
  shopSettingsWithMaxLengthFields,
} from '../schemas/shopSettingsSchemaTestCases'
import { staffClaimWithMaxLengthFields } from '../schemas/staffSchemaTestCases'
import { expectAllowed, expectDecision, expectDenied } from './expectations'
import { initFirestoreTest } from './firestoreTest'
import { getAuthor, outsiders, staff } from './personas'
import {
  createShopSettingsFixture,
  createStaffClaimFixture,
  getClientTimeOneSecondAgo,
} from './testDocuments'

const { firestoreAs, seed } = await initFirestoreTest(import.meta.url)

const path = 'settings/shop'
const set = (change: FieldChanges = {}) =>
  firestoreAs('bisi').doc(path).set(createShopSettingsFixture('bisi', change))

describe('the settings of the shop', () => {
  test.each(shopSettingsSchemaTestCases)('$says', ({ change, invalidFields }) =>
    expectDecision(set(change), invalidFields.length === 0),
  )

  test('may have every field at its greatest length, when they are created and when they are changed', async () => {
    const by = createStaffClaimFixture('bisi', staffClaimWithMaxLengthFields)
    await expectAllowed(set({ ...shopSettingsWithMaxLengthFields, by }))
    await expectAllowed(set({ ...shopSettingsWithMaxLengthFields, by }))
  })

  test.each([
    ['in the name of a colleague', { by: createStaffClaimFixture('chidi') }],
    ['without a writer', { by: undefined }],
    ["with the client's time", { updatedAt: getClientTimeOneSecondAgo() }],
    ['without a time', { updatedAt: undefined }],
    ['with an unknown field', { phone: '+2348031234567' }],
  ])('cannot be written %s', async (_, change) => {
    await expectDenied(set(change))
    await seed({ [path]: createShopSettingsFixture('bisi') })
    await expectDenied(set(change))
  })

  test.each(staff)(
    '%s can get them, whether they exist or not, and change those of a colleague',
    async (name) => {
      const settings = firestoreAs(name).doc(path)
      await expectAllowed(settings.get(), settings.set(createShopSettingsFixture(name)))
      await seed({ [path]: createShopSettingsFixture('chidi') })
      await expectAllowed(settings.get(), settings.set(createShopSettingsFixture(name)))
    },
  )

  test.each(staff)('%s can neither list nor delete them, nor write others', async (name) => {
    await seed({ [path]: createShopSettingsFixture(name) })
    const settings = firestoreAs(name).doc(path)
    const other = firestoreAs(name).doc('settings/other')
    await expectDenied(settings.delete(), settings.parent.limit(1).get())
    await expectDenied(other.get(), other.set(createShopSettingsFixture(name)))
  })

  test.each(outsiders)('%s can neither get, write nor delete them, in any name', async (persona) => {
    const settings = firestoreAs(persona).doc(path)
    for (const isStored of [false, true]) {
      if (isStored) await seed({ [path]: createShopSettingsFixture('bisi') })
      await expectDenied(settings.get(), settings.delete(), settings.parent.limit(1).get())
      for (const author of new Set([getAuthor(persona), 'bisi'] as const))
        await expectDenied(settings.set(createShopSettingsFixture(author)))
    }
  })
})
