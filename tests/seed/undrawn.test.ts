import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nameOf } from '../../seed/catalogue/problems'
import { prepare } from '../../seed/prepare'
import { useDrawnShops } from './shop'

const openDrawnShop = useDrawnShops()

async function openShopWithNewOil() {
  const shop = await openDrawnShop()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, id: '999', name: 'New Oil' }])
  return shop
}

test('a product without a picture is refused, with its id, its name and what to do', async () => {
  const shop = await openShopWithNewOil()
  await expect(prepare(shop)).rejects.toThrow(
    `nothing was written: 1 problem.\n  product 999 (New Oil): has no picture: draw it in seed/images/products, or put a photograph of it at ${nameOf(shop.photographs)}/999.jpg`,
  )
})

test('a photograph does in place of a drawing', async () => {
  const shop = await openShopWithNewOil()
  const photograph = sharp({ create: { width: 960, height: 1200, channels: 3, background: '#1434c8' } })
  await writeFile(join(shop.photographs, '999.jpg'), await photograph.jpeg().toBuffer())
  const { pictures } = await prepare(shop)
  expect(pictures.get('999')?.name).toMatch(/^new-oil-/)
})
