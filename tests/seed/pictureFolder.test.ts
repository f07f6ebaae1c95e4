import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepare } from '../../seed/prepare'
import { useDrawnShops } from './shop'

const openDrawnShop = useDrawnShops()

test('only what changed is drawn again, and what is no longer wanted goes', async () => {
  const shop = await openDrawnShop()
  const first = await prepare(shop)
  expect(first.drawn).toBe(0)
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const second = await prepare(shop)
  expect(second.drawn).toBe(1)
  expect(second.pictures.get('9')?.name).not.toBe(first.pictures.get('9')?.name)
  expect(second.pictures.get('8')).toEqual(first.pictures.get('8'))
  expect(await readdir(shop.pictures)).toHaveLength(9)
})

test('two runs at once draw into one folder without harm', async () => {
  const shop = await openDrawnShop()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const [one, other] = await Promise.all([prepare(shop), prepare(shop)])
  expect([one.drawn, other.drawn]).toContain(1)
  expect(other.pictures.get('9')).toEqual(one.pictures.get('9'))
  expect(await readdir(shop.pictures)).toHaveLength(9)
})

test('a picture is named for a URL, whatever the product is called', async () => {
  const shop = await openDrawnShop()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Ọṣẹ dúdú & “Oil”' }])
  const { pictures } = await prepare(shop)
  expect(pictures.get('9')?.name).toMatch(/^ose-dudu-oil-[0-9a-f]{10}$/)
})

test('a product that gets another name gets its picture under that name', async () => {
  const shop = await openDrawnShop()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const picture = (await prepare(shop)).pictures.get('9')
  expect(picture?.name).toMatch(/^finer-oil-/)
  await expect(readFile(join(picture?.folder ?? '', '320.avif'))).resolves.toBeDefined()
})
