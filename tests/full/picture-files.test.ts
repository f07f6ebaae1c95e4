import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { maxPictureBytes, pictureVariantSettings } from '../../functions/pictures/renditions'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { pictureFormats, pictureWidths } from '../../domain/catalogue/picture'
import { pictureVariantNames } from '../../domain/catalogue/pictureVariants'
import { createTestProject } from '../functions/stack/testServices'
import { createNoise, makePicture } from '../functions/stack/uploadedPhotographs'
import { setUpCatalogueFixtures } from '../seed/catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

test('the build makes the same files of the master', async () => {
  vi.stubEnv('PICTURE_EFFORT', 'full')
  onTestFinished(() => void vi.unstubAllEnvs())
  const fixture = await createRenderedFixture()
  const project = createTestProject()
  await project.firestore.doc('products/9').set({ name: 'Plain Oil' })
  const detailed = createNoise(300, 400).resize(1500, 2000)
  const made = await makePicture(project, await detailed.jpeg().toBuffer(), '9', 'full')
  await writeFile(join(fixture.photographs, '9.webp'), made.files.get('master.webp') ?? '')
  const built = (await loadCatalogueWithPictures(fixture)).pictures.get('9')
  expect(built).toMatchObject({ name: made.name, placeholder: made.placeholder })
  for (const name of [...pictureVariantNames, 'card.jpg'])
    expect(
      (await readFile(join(built?.folder ?? '', name))).equals(made.files.get(name) ?? Buffer.of()),
    ).toBe(true)
})

test('a photograph with the most detail is held to the bytes of the drawings', async () => {
  const project = createTestProject()
  const { files, placeholder } = await makePicture(
    project,
    await createNoise(960, 1200).png().toBuffer(),
    '84',
    'full',
  )
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const name = `${width}.${format}`
      expect(files.get(name)?.length, name).toBeLessThanOrEqual(maxPictureBytes[format][width])
    }
  expect(files.get('card.jpg')?.length).toBeLessThanOrEqual(pictureVariantSettings.card.most)
  expect(placeholder.replace('data:image/webp;base64,', '').length).toBeLessThanOrEqual(152)
})
