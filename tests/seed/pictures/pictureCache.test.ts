import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogueWithPictures } from '../../../seed/loadCatalogueWithPictures'
import { setUpCatalogueFixtures } from '../catalogueFixture'

const createRenderedFixture = setUpCatalogueFixtures()

test('only changed pictures are rendered, and unused ones are deleted', async () => {
  const fixture = await createRenderedFixture()
  const first = await loadCatalogueWithPictures(fixture)
  expect(first.renderedCount).toBe(0)
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const second = await loadCatalogueWithPictures(fixture)
  expect(second.renderedCount).toBe(1)
  expect(second.pictures.get('9')?.name).not.toBe(first.pictures.get('9')?.name)
  expect(second.pictures.get('8')).toEqual(first.pictures.get('8'))
  expect(await readdir(join(fixture.pictures, 'draft'))).toHaveLength(9)
})

test('two runs can render into the same folder at once', async () => {
  const fixture = await createRenderedFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Finer Oil' }])
  const [first, second] = await Promise.all([
    loadCatalogueWithPictures(fixture),
    loadCatalogueWithPictures(fixture),
  ])
  expect([first.renderedCount, second.renderedCount]).toContain(1)
  expect(second.pictures.get('9')).toEqual(first.pictures.get('9'))
  expect(await readdir(join(fixture.pictures, 'draft'))).toHaveLength(9)
})

test('the name of a picture is safe in a URL for any product name', async () => {
  const fixture = await createRenderedFixture()
  await fixture.edit('products/oil.json', ([oil]) => [{ ...oil, name: 'Ọṣẹ dúdú & “Oil”' }])
  const { pictures } = await loadCatalogueWithPictures(fixture)
  expect(pictures.get('9')?.name).toMatch(/^ose-dudu-oil-[0-9a-f]{10}$/)
})
