import { readdir, readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { draw } from '../../seed/images/draw'
import { loadColours } from '../../seed/images/colours'
import { toWebp } from '../../seed/images/webp'
import { nameOf } from '../../seed/catalogue/problems'
import { prepare } from '../../seed/prepare'
import { categories } from '../../web/domain/product'
import { openShop } from './shop'

test.each(categories)('%s is drawn the same every time, and otherwise for another product', (category) => {
  const drawing = draw({ id: '7', category }, '#8a6a48')
  expect(draw({ id: '7', category }, '#8a6a48')).toBe(drawing)
  expect(draw({ id: '8', category }, '#8a6a48')).not.toBe(drawing)
  expect(draw({ id: '7', category }, '#8a6a49')).not.toBe(drawing)
  expect(drawing).not.toMatch(/NaN|undefined/)
})

test('the same drawing gives the same bytes', async () => {
  const drawing = draw({ id: '84', category: 'Butter' }, '#d8dba2')
  const [one, other] = [await toWebp(drawing), await toWebp(drawing)]
  expect(one.picture.equals(other.picture)).toBe(true)
  expect(one.placeholder).toBe(other.placeholder)
})

test('a picture is a WebP of 640 by 800 in few bytes, with a placeholder in fewer', async () => {
  const { pictures } = await prepare(await openShop())
  const sizes = await Promise.all(
    [...pictures.values()].map(async ({ file, placeholder }) => {
      const { format, width, height } = await sharp(file).metadata()
      expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 800 })
      expect(placeholder).toMatch(/^data:image\/webp;base64,/)
      expect(placeholder.length).toBeLessThan(200)
      return (await readFile(file)).length
    }),
  )
  expect(Math.max(...sizes)).toBeLessThan(30_000)
})

test('only what changed is drawn again, and what is no longer wanted goes', async () => {
  const shop = await openShop()
  const first = await prepare(shop)
  expect(first.drawn).toBe(9)
  expect((await prepare(shop)).drawn).toBe(0)
  const colours = (await readFile(shop.colours, 'utf8')).replace('"9":"#8a6a48"', '"9":"#123456"')
  await writeFile(shop.colours, colours)
  const second = await prepare(shop)
  expect(second.drawn).toBe(1)
  expect(second.pictures.get('9')?.name).not.toBe(first.pictures.get('9')?.name)
  expect(second.pictures.get('8')).toEqual(first.pictures.get('8'))
  expect(await readdir(shop.pictures)).toHaveLength(9)
})

test('two runs at once draw into one folder without harm', async () => {
  const shop = await openShop()
  const [one, other] = await Promise.all([prepare(shop), prepare(shop)])
  expect(other.pictures.get('9')).toEqual(one.pictures.get('9'))
  expect(await readdir(shop.pictures)).toHaveLength(9)
})

test('a picture is named for a URL, whatever the product is called', async () => {
  const shop = await openShop()
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Ọṣẹ dúdú & “Oil”' }])
  const { pictures } = await prepare(shop)
  expect(pictures.get('9')?.name).toMatch(/^ose-dudu-oil-[0-9a-f]{10}\.webp$/)
})

test('a product that gets another name gets its picture under that name', async () => {
  const shop = await openShop()
  await prepare(shop)
  await shop.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const picture = (await prepare(shop)).pictures.get('9')
  expect(picture?.name).toMatch(/^finer-oil-/)
  await expect(readFile(picture?.file ?? '')).resolves.toBeDefined()
})

test.each([
  ['{"1": "red"}', "1: must be a colour such as '#2e2a28'"],
  ['{}', '1: is missing'],
  ['{"1": "#8a6a48", "99": "#8a6a48"}', '99: there is no such product'],
  ['[', 'is not JSON'],
  ['3', 'must be an object of colours by product id'],
])('colours of %s are refused', async (text, problem) => {
  const shop = await openShop()
  await writeFile(shop.colours, text)
  const product = { ...emptyProduct, id: '1' }
  await expect(loadColours(shop.colours, [product])).rejects.toThrow(`${nameOf(shop.colours)}: ${problem}`)
})

const emptyProduct = {
  name: '',
  alsoKnownAs: [],
  category: 'Oil' as const,
  description: '',
  benefits: { first: '', second: '', third: '' },
}
