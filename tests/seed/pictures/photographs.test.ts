import { readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toPathFromProjectRoot } from '../../../seed/catalogue/catalogueProblems'
import { loadCatalogueWithPictures } from '../../../seed/loadCatalogueWithPictures'
import { setUpCatalogueFixtures, type CatalogueFixture } from '../catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

const blue = { r: 20, g: 60, b: 200 }
const photograph = (width = 1600, height = 1200) =>
  sharp({ create: { width, height, channels: 3, background: blue } })

async function writePhotograph(
  fixture: CatalogueFixture,
  name: string,
  content: Buffer | string,
): Promise<string> {
  const file = join(fixture.photographs, name)
  await writeFile(file, content)
  return file
}

async function getMeanColour(folder: string, file: string): Promise<number[]> {
  const { channels } = await sharp(join(folder, file)).stats()
  return channels.map(({ mean }) => mean)
}

const formatByExtension = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif' } as const

test('a photograph of each format replaces its drawing, cropped to the same sizes', async () => {
  const fixture = await createRenderedFixture()
  const drawn = await loadCatalogueWithPictures(fixture)
  const photographed = Object.entries(formatByExtension).map(([extension, format], index) => ({
    id: String(index + 5),
    extension,
    format,
  }))
  for (const { id, extension, format } of photographed)
    await writePhotograph(fixture, `${id}.${extension}`, await photograph().toFormat(format).toBuffer())
  const { pictures, renderedCount } = await loadCatalogueWithPictures(fixture)
  expect(renderedCount).toBe(photographed.length)
  expect(pictures.get('4')).toEqual(drawn.pictures.get('4'))
  for (const { id, extension } of photographed) {
    const { folder = '', name } = pictures.get(id) ?? {}
    expect(name, extension).not.toBe(drawn.pictures.get(id)?.name)
    expect(await sharp(join(folder, '640.webp')).metadata()).toMatchObject({ width: 640, height: 800 })
    const [red = 255, green = 255, blueness = 0] = await getMeanColour(folder, '320.avif')
    expect(
      Math.max(Math.abs(red - blue.r), Math.abs(green - blue.g), Math.abs(blueness - blue.b)),
      extension,
    ).toBeLessThan(9)
  }
})

test('a photograph is rotated by its EXIF orientation and loses its EXIF data', async () => {
  const fixture = await createRenderedFixture()
  const left = { input: await photograph(800, 1200).png().toBuffer(), left: 0, top: 0 }
  const canvas = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ffffff' } })
  const sideways = canvas.composite([left]).withExif({ IFD3: { GPSLatitude: '6/1 36/1 0/1' } })
  await writePhotograph(fixture, '9.jpg', await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer())
  const folder = (await loadCatalogueWithPictures(fixture)).pictures.get('9')?.folder ?? ''
  const file = sharp(join(folder, '960.webp'))
  expect((await file.metadata()).exif).toBeUndefined()
  // The rotation moves the left side to the top.
  const top = await file.extract({ left: 400, top: 20, width: 100, height: 40 }).raw().toBuffer()
  expect(top[2] ?? 0).toBeGreaterThan((top[0] ?? 0) + 100)
})

test('a photograph keeps its name when its product is renamed, and its social card gets the new name', async () => {
  const fixture = await createRenderedFixture()
  await writePhotograph(fixture, '9.jpg', await photograph().jpeg().toBuffer())
  const first = (await loadCatalogueWithPictures(fixture)).pictures.get('9')
  const firstCard = await readFile(join(first?.folder ?? '', 'card.jpg'))
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const second = (await loadCatalogueWithPictures(fixture)).pictures.get('9')
  expect(second?.name).toMatch(/^9-[0-9a-f]{10}$/)
  expect(second?.name).toBe(first?.name)
  expect(firstCard.equals(await readFile(join(second?.folder ?? '', 'card.jpg')))).toBe(false)
})

test('a product gets its drawing back when its photograph is deleted', async () => {
  const fixture = await createRenderedFixture()
  const { pictures } = await loadCatalogueWithPictures(fixture)
  const file = await writePhotograph(fixture, '9.png', await photograph().png().toBuffer())
  await loadCatalogueWithPictures(fixture)
  await rm(file)
  expect((await loadCatalogueWithPictures(fixture)).pictures.get('9')).toEqual(pictures.get('9'))
})

test('system files and the README are ignored', async () => {
  const fixture = await createRenderedFixture()
  await writePhotograph(fixture, '.DS_Store', 'x')
  await writePhotograph(fixture, 'README.md', 'x')
  expect((await loadCatalogueWithPictures(fixture)).renderedCount).toBe(0)
})

const valid = await photograph().jpeg().toBuffer()
const small = await photograph(900, 1300).jpeg().toBuffer()
const gif = await photograph().gif().toBuffer()

test.each([
  ['shea.jpg', valid, 'must be named after its product, and be a JPEG, PNG, WebP or AVIF, such as 84.jpg'],
  ['9.gif', gif, 'must be named after its product, and be a JPEG, PNG, WebP or AVIF, such as 84.jpg'],
  ['999.jpg', valid, 'there is no product 999: name the photograph after the one it shows'],
  ['9.jpg', 'no picture', 'is damaged or no picture: save the photograph there anew'],
  ['9.jpg', '', 'is damaged or no picture: save the photograph there anew'],
  ['9.jpg', valid.subarray(0, 3000), 'is damaged or no picture: save the photograph there anew'],
  ['9.jpg', gif, 'is not what its name says: save it as JPEG, PNG, WebP or AVIF'],
  ['9.jpg', small, 'is 900 by 1300 pixels: put a photograph of at least 960 by 1200 there'],
])('%s is refused if it is no valid photograph', async (name, content, problem) => {
  const fixture = await createRenderedFixture()
  const file = await writePhotograph(fixture, name, content)
  await expect(loadCatalogueWithPictures(fixture)).rejects.toThrow(
    `nothing was written: 1 problem.\n  ${toPathFromProjectRoot(file)}: ${problem}`,
  )
})

test('a broken link to a photograph is refused', async () => {
  const fixture = await createRenderedFixture()
  const file = join(fixture.photographs, '9.jpg')
  await symlink(join(fixture.photographs, 'gone.jpg'), file)
  await expect(loadCatalogueWithPictures(fixture)).rejects.toThrow(
    `${toPathFromProjectRoot(file)}: cannot be read: put the photograph there anew`,
  )
})

test('a product without a picture is refused with its id, its name and what to do', async () => {
  const fixture = await createRenderedFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, id: '999', name: 'New Oil' }])
  await expect(loadCatalogueWithPictures(fixture)).rejects.toThrow(
    `nothing was written: 1 problem.\n  product 999 (New Oil): has no picture: draw it at seed/pictures/drawings/999.svg, or put a photograph of it at ${toPathFromProjectRoot(fixture.photographs)}/999.jpg`,
  )
})

test('two photographs of one product are refused', async () => {
  const fixture = await createRenderedFixture()
  await writePhotograph(fixture, '9.jpg', valid)
  const secondFile = await writePhotograph(fixture, '9.webp', await photograph().webp().toBuffer())
  await expect(loadCatalogueWithPictures(fixture)).rejects.toThrow(
    `${toPathFromProjectRoot(secondFile)}: product 9 has another photograph: keep one`,
  )
})

test('all problems are reported together', async () => {
  const fixture = await createRenderedFixture()
  await writePhotograph(fixture, '8.jpg', 'no picture')
  await writePhotograph(fixture, '9.jpg', small)
  await expect(loadCatalogueWithPictures(fixture)).rejects.toThrow('nothing was written: 2 problems.')
})
