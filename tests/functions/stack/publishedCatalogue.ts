import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { getProductHash } from '../../../functions/catalogue/productChanges'
import type { SnapshotServices } from '../../../functions/catalogue/publishSnapshot'
import { readSnapshotFile } from '../../../functions/catalogue/snapshotFile'
import {
  builtCataloguePath,
  type CatalogueSnapshot,
  getSnapshotPartPath,
  parseSnapshot,
  parseSnapshotPart,
} from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { toPublishedProduct } from '../../../domain/catalogue/publishing/publishedProduct'
import type { StoredProduct } from '../../../domain/catalogue/storedProduct'
import { createTestProject } from './testServices'

/** A shop of its own: a project without functions, and a site whose build a test decides. */
export type TestShop = SnapshotServices & {
  projectId: string
  /** Deploys a build that has these products. */
  deploy: (folder: string, products: readonly StoredProduct[]) => void
  /** Ends the site's answers. */
  breakSite: () => void
}

/** Creates a shop whose build, '/catalogue/first/', has these products. */
export async function createShop(products: readonly StoredProduct[] = []): Promise<TestShop> {
  let built: string | null = null
  const deploy: TestShop['deploy'] = (folder, deployed) => {
    built = JSON.stringify({ folder, hashes: Object.fromEntries(deployed.map(toHashEntry)) })
  }
  deploy('/catalogue/first/', products)
  const pages: Readonly<Record<string, () => string | null>> = {
    [builtCataloguePath]: () => built,
    '/shell': () => shellPage,
    '/404': () => '<h1>Page Not Found</h1>',
  }
  const server = createServer(({ url = '' }, response) => {
    const body = built === null ? null : (pages[url]?.() ?? null)
    response.writeHead(body === null ? 500 : 200).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
  })
  const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const breakSite = () => {
    built = null
  }
  return { ...createTestProject(), siteUrl, now: Date.now, deploy, breakSite }
}

const shellPage =
  '<!doctype html><html><head><title>Shop</title><meta name="description" content="All" /></head>' +
  '<body><div id="root"></div></body></html>'

function toHashEntry(product: StoredProduct): [string, string] {
  const published = toPublishedProduct(product)
  if (!published) throw new Error(`Product ${product.id} cannot be published.`)
  return [product.id, getProductHash(published)]
}

/** Stores a product as staff's publishing does. */
export async function storeProduct({ firestore }: SnapshotServices, product: StoredProduct): Promise<void> {
  await firestore.doc(`products/${product.id}`).set({ ...product, updatedAt: new Date() })
}

/** Reads the snapshot and its parts as a page does; null if there is none, or if a page would ignore it. */
export async function readSnapshot({
  bucket,
}: SnapshotServices): Promise<Pick<CatalogueSnapshot, 'base' | 'products'> | null> {
  const snapshot = parseSnapshot(JSON.parse((await readSnapshotFile(bucket)) ?? 'null'))
  if (!snapshot) return null
  const parts = await Promise.all(
    snapshot.parts.map(async (part) => {
      const [text] = await bucket.file(getSnapshotPartPath(part).slice(1)).download()
      return parseSnapshotPart(JSON.parse(String(text))) ?? []
    }),
  )
  return { base: snapshot.base, products: [...snapshot.products, ...parts.flat()] }
}

/** Reads what the snapshot has of each product: its name, or 'hidden'. */
export async function readPublishedNames(services: SnapshotServices): Promise<Record<string, string>> {
  const { products } = (await readSnapshot(services)) ?? { products: [] }
  return Object.fromEntries(
    products.map((product) => [product.id, 'hidden' in product ? 'hidden' : product.name]),
  )
}

/** The services of a slow writer: between what it reads first and its first save, `meanwhile` happens. */
export function withFirstSaveAfter(
  services: SnapshotServices,
  meanwhile: () => Promise<void>,
): SnapshotServices {
  let waiting: (() => Promise<void>) | undefined = meanwhile
  return withEachSaveAfter(services, async () => {
    const work = waiting
    waiting = undefined
    await work?.()
  })
}

/** The services of a writer that calls `beforeSave` with the content of each file that it saves. */
export function withEachSaveAfter(
  { bucket, ...services }: SnapshotServices,
  beforeSave: (content: string) => Promise<void>,
): SnapshotServices {
  const file: typeof bucket.file = (name, options) => {
    const handle = bucket.file(name, options)
    const save = handle.save.bind(handle)
    handle.save = async (data: Parameters<typeof save>[0], saveOptions?: object) => {
      await beforeSave(typeof data === 'string' ? data : '')
      await save(data, saveOptions)
    }
    return handle
  }
  const slowBucket = Object.assign(Object.create(bucket) as typeof bucket, { file })
  return { ...services, bucket: slowBucket }
}
