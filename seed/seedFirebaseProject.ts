import { getAuth, type Auth } from 'firebase-admin/auth'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { openBucket } from '../functions/openBucket'
import { rebuildFigures } from '../functions/figures/rebuildFigures'
import type { Product } from '../domain/catalogue/product'
import type { CatalogueProduct } from './catalogue/loadCatalogue'
import type { StoredProduct } from '../domain/catalogue/storedProduct'
import { ensureDemoAccounts } from './demoAccounts'
import { seedDemoItems, seedDemoPrices, seedReplyTemplates } from './desk/seedDesk'
import { withFirebaseApp } from './withFirebaseApp'
import { defaultCatalogueFolders, type CatalogueFolders } from './projectFolders'
import { uploadPublishedFiles } from './publishedFiles'
import { syncPictures } from './sync/syncPictures'
import { type ProductSyncResult, syncProducts } from './sync/syncProducts'
import { toStoredProduct } from './sync/toStoredProduct'
import { loadCatalogueWithPictures, type CatalogueWithPictures } from './loadCatalogueWithPictures'
import { createLogProgressReporter, type ProgressReporter } from './progress'
import { resolveTargetFirebaseProject, type TargetFirebaseProject } from './projectTarget'

type SeedEmulatorsOptions = {
  project: string
  /** The emulators' ports on 127.0.0.1. */
  ports: { firestore: number; auth: number; storage: number }
  /** Called with a line of text for each step of the seeding and for its result. */
  log: (line: string) => void
}

/** Copies the catalogue, its pictures, the reply templates and the demo data to running emulators. */
export async function seedEmulators({ project, ports, log }: SeedEmulatorsOptions): Promise<void> {
  const toHost = (port: number) => `127.0.0.1:${port}`
  const target = resolveTargetFirebaseProject({ project, portOffset: 0, isProduction: false }, {})
  const hosts = {
    firestore: toHost(ports.firestore),
    auth: toHost(ports.auth),
    storage: toHost(ports.storage),
  }
  await seedFirebaseProject({ ...target, hosts }, { log, progress: createLogProgressReporter(log) })
}

/** Options for seeding a Firebase project: functions for the output, and the catalogue's folders. */
type SeedFirebaseProjectOptions = {
  log: (line: string) => void
  progress: ProgressReporter
  folders?: CatalogueFolders
  /** Whether products that staff have changed are replaced by those of the catalogue. */
  overwrite?: boolean
}

/**
 * Copies the product catalogue to a Firebase project, and reply templates if it has none. In the emulators, it also
 * creates the demo accounts and the demo items, and counts them: functions may not run yet.
 */
export async function seedFirebaseProject(
  target: TargetFirebaseProject,
  { log, progress, folders = defaultCatalogueFolders, overwrite = false }: SeedFirebaseProjectOptions,
): Promise<void> {
  if (target.hosts !== undefined) process.env.PICTURE_EFFORT ??= 'draft'
  await withFirebaseApp(target, async (app) => {
    const prepared = await loadCatalogueWithPictures(folders, progress)
    // Upload the pictures before the products, so that no product refers to a missing picture.
    const bucket = openBucket(app)
    const pictures = await syncPictures(bucket, prepared.pictures, progress)
    const allProducts = [...prepared.products, ...prepared.hiddenProducts]
    const uploadedFiles = await uploadPublishedFiles(bucket, allProducts, folders.published)
    const firestore = getFirestore(app)
    const products = await syncProducts(firestore, listStoredProducts(prepared), { overwrite, progress })
    const summaryParts = [
      formatProductCounts(products),
      `${pictures.uploaded} pictures uploaded, ${pictures.unchanged} unchanged`,
      ...(uploadedFiles > 0
        ? [`${uploadedFiles} files of further photographs and certificates uploaded`]
        : []),
      await seedTemplates(firestore),
      ...(target.hosts === undefined ? [] : await seedDemoData(getAuth(app), firestore, prepared.products)),
    ]
    for (const product of products.replaced) log(`Replaced: ${product}`)
    for (const product of products.left) log(`Differs, left alone: ${product}`)
    if (products.left.length > 0) log(overwriteHint)
    for (const id of products.unknownIds) log(`Not in the catalogue, left alone: products/${id}`)
    log(`Seeded ${target.project}: ${summaryParts.join('; ')}`)
  })
}

function listStoredProducts({ products, hiddenProducts, pictures }: CatalogueWithPictures): StoredProduct[] {
  const list = (entries: readonly CatalogueProduct[]) =>
    entries.flatMap((product) => {
      const picture = pictures.get(product.id)
      return picture === undefined ? [] : [toStoredProduct(product, picture)]
    })
  return [...list(products), ...list(hiddenProducts).map((product) => ({ ...product, hidden: true }))]
}

const overwriteHint =
  'Products that differ are as staff published them. `npm run catalogue:pull` brings them here; `npm run seed -- --overwrite` replaces them.'

function formatProductCounts({ written, unchanged, left }: ProductSyncResult): string {
  const counts = `${written} written, ${unchanged} unchanged`
  return left.length > 0 ? `${counts}, ${left.length} left alone` : counts
}

async function seedTemplates(firestore: Firestore): Promise<string> {
  const written = await seedReplyTemplates(firestore)
  return written > 0 ? `${written} reply templates written` : 'reply templates are there, left alone'
}

async function seedDemoData(auth: Auth, firestore: Firestore, products: readonly Product[]) {
  const accounts = await seedDemoAccounts(auth)
  const now = Date.now()
  const items = await seedDemoItems(firestore, products, now)
  await rebuildFigures(firestore, now)
  const prices = await seedDemoPrices(firestore, products)
  return [
    accounts,
    `${items.written} demo items written, ${items.unchanged} unchanged`,
    prices > 0 ? `${prices} demo prices written` : 'prices are there, left alone',
  ]
}

async function seedDemoAccounts(auth: Auth): Promise<string> {
  const { created, unchanged, restored } = await ensureDemoAccounts(auth)
  const line =
    unchanged > 0 || created === 0
      ? `${created} accounts created, ${unchanged} unchanged`
      : `${created} accounts created`
  return restored > 0 ? `${line}, ${restored} mended` : line
}
