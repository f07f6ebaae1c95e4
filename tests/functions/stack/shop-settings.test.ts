import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { closureLimits } from '../../../domain/opening-hours/calendarFields'
import { dayMs } from '../../../domain/site/lagosTime'
import { publishSnapshot, type SnapshotServices } from '../../../functions/catalogue/publishSnapshot'
import { readSnapshotFile } from '../../../functions/catalogue/snapshotFile'
import { createStoredProduct } from '../../createStoredProduct'
import { validShopSettings } from '../../schemas/shopSettingsSchemaTestCases'
import { createShop, withFirstSaveAfter } from './publishedCatalogue'
import { publishSettings } from './publishedSettings'

async function readShop({ bucket }: SnapshotServices) {
  const text = await readSnapshotFile(bucket)
  const snapshot = parseSnapshot(JSON.parse(text ?? 'null'))
  return { text: text ?? '', snapshot, shop: snapshot?.shop }
}

describe('the snapshot', () => {
  test('has what visitors see of the settings, and neither how to pay nor who wrote them', async () => {
    const shop = await createShop([createStoredProduct('1')])
    await publishSettings({ ...shop, now: () => Date.parse('2026-10-20T12:00+01:00') }, validShopSettings)
    const { text, shop: published } = await readShop(shop)
    expect(published).toMatchObject({
      calendar: {
        closures: [
          { date: '2026-10-01', note: 'Independence Day' },
          { date: '2026-12-25', note: '' },
        ],
      },
      delivery: validShopSettings.delivery,
      collection: validShopSettings.collection,
    })
    expect(published?.calendar.week[5]).toEqual({ from: 600, to: 1020 })
    expect(text).not.toMatch(/Sample Bank|Sola|sola|payment/)
  })

  test('loses a closed day once no open clock can count with it', async () => {
    const shop = await createShop([createStoredProduct('1')])
    await publishSettings({ ...shop, now: () => Date.parse('2026-11-20T12:00+01:00') }, validShopSettings)
    expect((await readShop(shop)).shop?.calendar.closures).toEqual([{ date: '2026-12-25', note: '' }])
  })

  test('has none before staff have published any', async () => {
    const shop = await createShop([createStoredProduct('1')])
    await publishSnapshot(shop)
    const { text, shop: published } = await readShop(shop)
    expect(published).toBeNull()
    expect(text).not.toContain('shop')
  })

  test('has the newest settings, though a slower writer had read those before', async () => {
    const shop = await createShop([createStoredProduct('1')])
    await publishSettings(shop, { delivery: 'First' })
    const slow = withFirstSaveAfter(shop, async () => {
      await publishSettings(shop, { delivery: 'Second' })
    })
    await publishSettings({ ...slow, firestore: shop.firestore }, { delivery: 'Between' })
    await shop.firestore.doc('settings/shop').update({ delivery: 'Second' })
    await publishSnapshot(shop)
    expect((await readShop(shop)).shop?.delivery).toBe('Second')
  })

  test('with all settings at their greatest length stays small', async () => {
    const shop = await createShop([createStoredProduct('1')])
    const closures = Array.from({ length: closureLimits.closures }, (_, day) => {
      const date = new Date(Date.now() + day * dayMs).toISOString().slice(0, 10)
      return `${date} ${'ọ'.repeat(closureLimits.note)}`
    })
    await publishSettings(shop, { closures, delivery: 'ọ'.repeat(2000), collection: 'ọ'.repeat(2000) })
    const { text, shop: published } = await readShop(shop)
    expect(published?.calendar.closures).toHaveLength(closureLimits.closures)
    expect(Buffer.byteLength(text)).toBeLessThan(32_768)
  })
})
