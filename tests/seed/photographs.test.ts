import { rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { nameOf } from '../../seed/catalogue/problems'
import { prepare } from '../../seed/prepare'
import { useDrawnShops, type Shop } from './shop'

const openDrawnShop = useDrawnShops()

const blue = { r: 20, g: 60, b: 200 }
const photograph = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: blue } })

/** Puts a photograph into a shop's folder and answers its path. */
async function put(shop: Shop, name: string, content: Buffer | string): Promise<string> {
  const file = join(shop.photographs, name)
  await writeFile(file, content)
  return file
}

async function colourOf(folder: string, file: string): Promise<number[]> {
  const { channels } = await sharp(join(folder, file)).stats()
  return channels.map(({ mean }) => mean)
}

test.each([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
] as const)(
  'a photograph %s takes the place of the drawing, cropped to the same sizes',
  async (ending, format) => {
    const shop = await openDrawnShop()
    const drawn = await prepare(shop)
    await put(shop, `9.${ending}`, await photograph().toFormat(format).toBuffer())
    const { pictures, drawn: count } = await prepare(shop)
    const { folder = '', name } = pictures.get('9') ?? {}
    expect(count).toBe(1)
    expect(name).not.toBe(drawn.pictures.get('9')?.name)
    expect(pictures.get('8')).toEqual(drawn.pictures.get('8'))
    expect(await sharp(join(folder, '640.webp')).metadata()).toMatchObject({ width: 640, height: 800 })
    const [red = 255, green = 255, blueness = 0] = await colourOf(folder, '320.avif')
    expect(
      Math.max(Math.abs(red - blue.r), Math.abs(green - blue.g), Math.abs(blueness - blue.b)),
    ).toBeLessThan(9)
  },
)

test('a photograph that lies on its side is turned upright, and tells nothing of where it was taken', async () => {
  const shop = await openDrawnShop()
  const left = { input: await photograph(800, 1200).png().toBuffer(), left: 0, top: 0 }
  const canvas = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ffffff' } })
  const sideways = canvas.composite([left]).withExif({ IFD3: { GPSLatitude: '6/1 36/1 0/1' } })
  await put(shop, '9.jpg', await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const folder = (await prepare(shop)).pictures.get('9')?.folder ?? ''
  const file = sharp(join(folder, '960.webp'))
  expect((await file.metadata()).exif).toBeUndefined()
  // What was to the left is above.
  const top = await file.extract({ left: 400, top: 20, width: 100, height: 40 }).raw().toBuffer()
  expect(top[2] ?? 0).toBeGreaterThan((top[0] ?? 0) + 100)
})

test('without its photograph a product has its drawing back', async () => {
  const shop = await openDrawnShop()
  const { pictures } = await prepare(shop)
  const file = await put(shop, '9.png', await photograph().png().toBuffer())
  await prepare(shop)
  await rm(file)
  expect((await prepare(shop)).pictures.get('9')).toEqual(pictures.get('9'))
})

test("a system's own files and the word on what to put there are no photographs", async () => {
  const shop = await openDrawnShop()
  await put(shop, '.DS_Store', 'x')
  await put(shop, 'README.md', 'x')
  expect((await prepare(shop)).drawn).toBe(0)
})

const whole = await photograph().jpeg().toBuffer()
const small = await photograph(900, 1300).jpeg().toBuffer()
const gif = await photograph().gif().toBuffer()

test.each([
  ['shea.jpg', whole, 'must be named after its product, and be a JPEG, PNG, WebP or AVIF, such as 84.jpg'],
  ['9.gif', gif, 'must be named after its product, and be a JPEG, PNG, WebP or AVIF, such as 84.jpg'],
  ['999.jpg', whole, 'there is no product 999: name the photograph after the one it shows'],
  ['9.jpg', 'no picture', 'is damaged or no picture: save the photograph there anew'],
  ['9.jpg', '', 'is damaged or no picture: save the photograph there anew'],
  ['9.jpg', whole.subarray(0, 3000), 'is damaged or no picture: save the photograph there anew'],
  ['9.jpg', gif, 'is not what its name says: save it as JPEG, PNG, WebP or AVIF'],
  ['9.jpg', small, 'is 900 by 1300 pixels: put a photograph of at least 960 by 1200 there'],
])('%s is refused where it cannot be one', async (name, content, problem) => {
  const shop = await openDrawnShop()
  const file = await put(shop, name, content)
  await expect(prepare(shop)).rejects.toThrow(
    `nothing was written: 1 problem.\n  ${nameOf(file)}: ${problem}`,
  )
})

test('one that is missing is refused', async () => {
  const shop = await openDrawnShop()
  const file = join(shop.photographs, '9.jpg')
  await symlink(join(shop.photographs, 'gone.jpg'), file)
  await expect(prepare(shop)).rejects.toThrow(
    `${nameOf(file)}: cannot be read: put the photograph there anew`,
  )
})

test('two of one product are refused', async () => {
  const shop = await openDrawnShop()
  await put(shop, '9.jpg', whole)
  const other = await put(shop, '9.webp', await photograph().webp().toBuffer())
  await expect(prepare(shop)).rejects.toThrow(`${nameOf(other)}: product 9 has another photograph: keep one`)
})

test('all that is wrong is said at once', async () => {
  const shop = await openDrawnShop()
  await put(shop, '8.jpg', 'no picture')
  await put(shop, '9.jpg', small)
  await expect(prepare(shop)).rejects.toThrow('nothing was written: 2 problems.')
})
