import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toPathFromProjectRoot } from '../../seed/catalogue/catalogueProblems'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { setUpCatalogueFixtures } from './catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

async function createFixtureWithNewOil() {
  const fixture = await createRenderedFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, id: '999', name: 'New Oil' }])
  return fixture
}

test('a product without a picture is refused with its id, its name and what to do', async () => {
  const fixture = await createFixtureWithNewOil()
  await expect(loadCatalogueWithPictures(fixture)).rejects.toThrow(
    `nothing was written: 1 problem.\n  product 999 (New Oil): has no picture: draw it at seed/pictures/drawings/999.svg, or put a photograph of it at ${toPathFromProjectRoot(fixture.photographs)}/999.jpg`,
  )
})

test('a photograph can replace a drawing', async () => {
  const fixture = await createFixtureWithNewOil()
  const photograph = sharp({ create: { width: 960, height: 1200, channels: 3, background: '#1434c8' } })
  await writeFile(join(fixture.photographs, '999.jpg'), await photograph.jpeg().toBuffer())
  const { pictures } = await loadCatalogueWithPictures(fixture)
  expect(pictures.get('999')?.name).toMatch(/^999-/)
})
