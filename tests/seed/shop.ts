import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beforeAll, onTestFinished } from 'vitest'
import { root, type Folders } from '../../seed/folders'
import { prepare } from '../../seed/prepare'
import { categories, type Product } from '../../web/domain/product'

/** A small valid catalogue on disk, for a test to break in one place. */
export type Shop = Folders & {
  /** Changes the entries of one of its files; the path is relative to the catalogue. */
  edit: (file: string, change: (entries: Entry[]) => unknown) => Promise<void>
  /** Replaces the text of one of its files. */
  write: (file: string, text: string) => Promise<void>
}

export type Entry = Record<string, unknown>

// Seconds, but on a busy machine minutes.
const drawingTimeoutMs = 300_000

/** One product in each category: ids '1' (Seed) to '9' (Oil). It is gone when the test is over. */
export async function openShop(): Promise<Shop> {
  const home = await makeHome()
  onTestFinished(() => rm(home, { recursive: true }))
  return fill(home)
}

async function makeHome(): Promise<string> {
  await mkdir(join(root, '.local'), { recursive: true })
  return mkdtemp(join(root, '.local/shop-'))
}

async function fill(home: string): Promise<Shop> {
  const shop = shopIn(home)
  await mkdir(join(shop.catalogue, 'products'), { recursive: true })
  await mkdir(shop.photographs)
  for (const product of products)
    await shop.write(`products/${product.category.toLowerCase()}.json`, JSON.stringify([product]))
  await shop.write('featured.json', JSON.stringify(featured))
  return shop
}

/** Opens shops whose pictures are there. They are drawn once, before the first test of all that want them. */
export function useDrawnShops(): () => Promise<Shop> {
  let folders: string[] = []
  beforeAll(async () => {
    folders = await drawOnce()
  }, drawingTimeoutMs)
  return async () => {
    const shop = await openShop()
    const copy = (folder: string) => cp(folder, join(shop.pictures, basename(folder)), { recursive: true })
    await Promise.all(folders.map(copy))
    return shop
  }
}

async function drawOnce(): Promise<string[]> {
  const home = await makeHome()
  try {
    const shop = await fill(home)
    const { pictures } = await prepare({ ...shop, pictures: join(root, '.local/drawn-shop') })
    return [...pictures.values()].map(({ folder }) => folder)
  } finally {
    await rm(home, { recursive: true })
  }
}

function shopIn(home: string): Shop {
  const catalogue = join(home, 'catalogue')
  const write = (file: string, text: string) => writeFile(join(catalogue, file), text)
  return {
    catalogue,
    photographs: join(home, 'photographs'),
    pictures: join(home, 'pictures'),
    write,
    edit: async (file, change) => {
      const entries = JSON.parse(await readFile(join(catalogue, file), 'utf8')) as Entry[]
      await write(file, JSON.stringify(change(entries)))
    },
  }
}

const products: Product[] = categories.map((category, index) => ({
  id: String(index + 1),
  name: `Plain ${category}`,
  alsoKnownAs: [],
  category,
  description: `What ${category} is good for.`,
  benefits: { first: 'Good', second: '', third: '' },
}))

const featured = products.slice(0, 8).map(({ id, name }) => ({
  name: name.toLowerCase(),
  productId: id,
  price: 9.5,
  shortDescription: 'Worth a look.',
  category: 'seeds',
}))
