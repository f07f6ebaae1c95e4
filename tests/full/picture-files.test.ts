import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { pictureVariantNames } from '../../domain/catalogue/pictureVariants'
import { createTestProject } from '../functions/stack/testProject'
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
