import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beforeAll, onTestFinished } from 'vitest'
import { projectRoot, type CatalogueFolders } from '../../seed/projectFolders'
import { InvalidCatalogueError, toPathFromProjectRoot } from '../../seed/catalogue/catalogueProblems'
import { loadCatalogue } from '../../seed/catalogue/loadCatalogue'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { categories, type Product } from '../../domain/catalogue/product'

/** A small valid catalogue on disk, in which a test changes one thing. */
export type CatalogueFixture = CatalogueFolders & {
  /** Changes the entries of a file; the path is relative to the catalogue. */
  edit: (file: string, change: (entries: CatalogueEntry[]) => unknown) => Promise<void>
  /** Replaces the text of a file. */
  write: (file: string, text: string) => Promise<void>
}

/** Takes what must be done at the end of a test, or of a file. */
export type RegisterCleanup = (cleanup: () => Promise<void>) => unknown

export type CatalogueEntry = Record<string, unknown>

// Rendering the product pictures takes seconds, or minutes on a busy machine.
const drawingTimeoutMs = 300_000

/** Creates a catalogue with one product per category, ids '1' (Seed) to '9' (Oil); by default for one test. */
export async function createCatalogueFixture(
  registerCleanup: RegisterCleanup = onTestFinished,
): Promise<CatalogueFixture> {
  const fixtureFolder = await createFixtureFolder()
  registerCleanup(() => rm(fixtureFolder, { recursive: true }))
  return fillCatalogueFixture(fixtureFolder)
}

async function createFixtureFolder(): Promise<string> {
  await mkdir(join(projectRoot, '.local'), { recursive: true })
  return mkdtemp(join(projectRoot, '.local/shop-'))
}

async function fillCatalogueFixture(fixtureFolder: string): Promise<CatalogueFixture> {
  const fixture = createFixtureIn(fixtureFolder)
  await mkdir(join(fixture.catalogue, 'products'), { recursive: true })
  await mkdir(fixture.photographs)
  for (const product of products)
    await fixture.write(`products/${product.category.toLowerCase()}.json`, JSON.stringify([product]))
  await fixture.write('featured.json', JSON.stringify(featured))
  await fixture.write(
    'facts.json',
    JSON.stringify({ 1: { origin: { text: 'Kaduna State', source: 'The shop' } } }),
  )
  await fixture.write('sources.json', JSON.stringify({ works: {}, names: {} }))
  await fixture.write('shelves.json', '{}')
  return fixture
}

/** Returns a function that creates fixtures with rendered pictures. The pictures are rendered once per test file. */
export function setUpCatalogueFixtures(): typeof createCatalogueFixture {
  let folders: string[] = []
  beforeAll(async () => {
    folders = await renderPicturesOnce()
  }, drawingTimeoutMs)
  return async (registerCleanup) => {
    const fixture = await createCatalogueFixture(registerCleanup)
    const copy = (folder: string) =>
      cp(folder, join(fixture.pictures, 'draft', basename(folder)), { recursive: true })
    await Promise.all(folders.map(copy))
    return fixture
  }
}

async function renderPicturesOnce(): Promise<string[]> {
  const fixtureFolder = await createFixtureFolder()
  try {
    const fixture = await fillCatalogueFixture(fixtureFolder)
    const { pictures } = await loadCatalogueWithPictures({
      ...fixture,
      pictures: join(projectRoot, '.local/drawn-shop'),
    })
    return [...pictures.values()].map(({ folder }) => folder)
  } finally {
    await rm(fixtureFolder, { recursive: true })
  }
}

function createFixtureIn(fixtureFolder: string): CatalogueFixture {
  const catalogue = join(fixtureFolder, 'catalogue')
  const write = (file: string, text: string) => writeFile(join(catalogue, file), text)
  return {
    catalogue,
    photographs: join(fixtureFolder, 'photographs'),
    published: join(fixtureFolder, 'published'),
    pictures: join(fixtureFolder, 'pictures'),
    write,
    edit: async (file, change) => {
      const entries = JSON.parse(await readFile(join(catalogue, file), 'utf8')) as CatalogueEntry[]
      await write(file, JSON.stringify(change(entries)))
    },
  }
}

/** The problems of a catalogue, with paths relative to its folder. */
export async function loadProblems(fixture: CatalogueFixture): Promise<string[]> {
  const result: unknown = await loadCatalogue(fixture.catalogue).catch((error: unknown) => error)
  if (!(result instanceof InvalidCatalogueError)) throw new Error('The catalogue is valid.')
  return result.problems.map((problem) =>
    problem.replaceAll(`${toPathFromProjectRoot(fixture.catalogue)}/`, ''),
  )
}

// Oil comes last: it is the product that tests change, so it is not among the eight featured ones.
const fixtureCategories = [...categories.filter((category) => category !== 'Oil'), 'Oil'] as const

const products: Product[] = fixtureCategories.map((category, index) => ({
  id: String(index + 1),
  name: `Plain ${category}`,
  alsoKnownAs: [],
  category,
  description: `What ${category} is good for.`,
  benefits: { first: 'Good', second: '', third: '' },
  unit: 'kg',
  grades: ['food'],
}))

const featured = products.slice(0, 8).map(({ id, name }) => ({
  name: name.toLowerCase(),
  productId: id,
  price: 9.5,
  shortDescription: 'Worth a look.',
  category: 'seeds',
}))
