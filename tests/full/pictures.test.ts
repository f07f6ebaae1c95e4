import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFormats, pictureWidths } from '../../domain/catalogue/picture'
import { pictureVariantNames } from '../../domain/catalogue/pictureVariants'
import { createTestProject } from '../functions/stack/testServices'
import { createNoise, createPhotograph, makePicture } from '../functions/stack/uploadedPhotographs'

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s photograph becomes AVIF and WebP of each width, a card, a master and a placeholder',
  async (format) => {
    const project = createTestProject()
    const { name, placeholder, files } = await makePicture(
      project,
      await createPhotograph().toFormat(format).toBuffer(),
    )
    expect(name).toMatch(/^84-[0-9a-f]{10}$/)
    expect([...files.keys()].sort()).toEqual([...pictureVariantNames, 'card.jpg', 'master.webp'].sort())
    for (const width of pictureWidths)
      for (const fileFormat of pictureFormats)
        expect(await sharp(files.get(`${width}.${fileFormat}`)).metadata()).toMatchObject({
          format: fileFormat === 'avif' ? 'heif' : 'webp',
          width,
          height: (width / 4) * 5,
        })
    expect(await sharp(files.get('card.jpg')).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(await sharp(files.get('master.webp')).metadata()).toMatchObject({ width: 960, height: 1200 })
    const tiny = Buffer.from(placeholder.replace('data:image/webp;base64,', ''), 'base64')
    expect(await sharp(tiny).metadata()).toMatchObject({ format: 'webp', width: 8, height: 10 })
  },
)

test('the files are stored with their types, to be kept for ever', async () => {
  const project = createTestProject()
  await makePicture(project, await createPhotograph().jpeg().toBuffer())
  const [files] = await project.bucket.getFiles({ prefix: 'products/84/' })
  const types = files.map(({ name, metadata }) => [name.split('.').at(-1), metadata.contentType])
  expect(new Set(types.map((type) => type.join(' ')))).toEqual(
    new Set(['avif image/avif', 'webp image/webp', 'jpg image/jpeg']),
  )
  expect(new Set(files.map(({ metadata }) => metadata.cacheControl))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  )
})

test('a photograph is turned upright, and no file has its place, its camera or its colour profile', async () => {
  const project = createTestProject()
  const left = { input: await createPhotograph(800, 1200).png().toBuffer(), left: 0, top: 0 }
  const sideways = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#ffffff' } })
    .composite([left])
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '6/1 36/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SecretPlace</place></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
  const { files } = await makePicture(project, await sideways.jpeg().toBuffer())
  expect(files.size).toBe(8)
  for (const [name, content] of files) {
    const { exif, icc, xmp, iptc, orientation } = await sharp(content).metadata()
    expect({ name, exif, icc, xmp, iptc, orientation }).toEqual({ name })
    expect(content.toString('latin1')).not.toMatch(/Secret|Exif|xmpmeta/)
  }
  // The rotation moves the left side to the top.
  const top = await sharp(files.get('master.webp'))
    .extract({ left: 400, top: 20, width: 100, height: 40 })
    .raw()
    .toBuffer()
  expect(top[2] ?? 0).toBeGreaterThan((top[0] ?? 0) + 100)
})

test('a photograph of another form is cropped around its centre', async () => {
  const project = createTestProject()
  const middle = { input: await createPhotograph(400, 1200).png().toBuffer(), left: 1000, top: 0 }
  const wide = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#ffffff' } })
  const { files } = await makePicture(project, await wide.composite([middle]).png().toBuffer())
  const { data, info } = await sharp(files.get('master.webp')).raw().toBuffer({ resolveWithObject: true })
  const isBlue = (x: number) => (data[(600 * info.width + x) * info.channels] ?? 0) < 100
  expect([100, 270, 290, 480, 670, 690, 860].map(isBlue)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
  ])
})

test('of an animation, the first frame is the photograph', async () => {
  const project = createTestProject()
  const frames = [createPhotograph(960, 1200), createNoise(960, 1200)]
  const input = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  const animation = await sharp(input, { join: { animated: true } })
    .webp()
    .toBuffer()
  const { files } = await makePicture(project, animation)
  const { channels } = await sharp(files.get('960.webp')).stats()
  expect(channels.every(({ stdev }) => stdev < 3)).toBe(true)
})

test('the card has the name of the draft, else the published name, else none', async () => {
  const project = createTestProject()
  const content = await createPhotograph().jpeg().toBuffer()
  const makeCard = async () => hash((await makePicture(project, content)).files.get('card.jpg'))
  const unnamed = await makeCard()
  await project.firestore.doc('products/84').set({ name: 'Avocado Butter' })
  const published = await makeCard()
  await project.firestore.doc('drafts/84').set({ product: { name: ' ' } })
  expect(await makeCard()).toBe(published)
  await project.firestore.doc('drafts/84').set({ product: { name: 'Shea Butter' } })
  expect(new Set([unnamed, published, await makeCard()]).size).toBe(3)
})

function hash(content: Buffer | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex')
}
