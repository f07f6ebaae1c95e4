import type { DecodedIdToken } from 'firebase-admin/auth'
import { onProductWritten } from '../../functions/catalogue/onProductWritten'
import { reconcileSnapshot } from '../../functions/catalogue/reconcileSnapshot'
import { importProducts } from '../../functions/catalogue-import/importProducts'
import { syncProducts } from '../../seed/sync/syncProducts'
import { createDocumentId } from '../../web/data/sending/createDocumentId'
import type { CatalogueWriteOutcome } from '../../web/data/desk/catalogue/catalogueDocuments'
import { toStoredProduct } from '../../domain/catalogue/editing/completeProduct'
import { toDraftFields, toProductInput } from '../../domain/catalogue/editing/productInput'
import type { ProductVersion } from '../../domain/catalogue/editing/productVersion'
import { getExpectedTimes, type StoredState } from '../../domain/catalogue/editing/storedState'
import { toPublishedProduct } from '../../domain/catalogue/publishing/publishedProduct'
import type { StoredProduct } from '../../domain/catalogue/storedProduct'
import {
  type CatalogueStory,
  createEdition,
  createText,
  type OtherStep,
  type Round,
  seededIds,
  type StaffStep,
  storyIds,
} from './catalogueStories'
import { loadFirestoreRules } from '../../emulators/loadFirestoreRules'
import { createShop, withEachSaveAfter } from '../functions/stack/publishedCatalogue'
import { connectStaff, type StoryStaff } from './storyStaff'

type Written = { productId: string; base: StoredState; kind: CatalogueWriteOutcome['kind'] }

/** A draft that a staff member tried to save. */
type DraftAttempt = Written & { name: string }

/** A publication that a staff member tried. */
type PublishAttempt = Written & {
  product: StoredProduct
  isVersion: (version: ProductVersion) => boolean
}

/** What the seed was asked to write. */
type Seeding = { products: StoredProduct[]; overwrite: boolean }

/** What happened in a story. */
export type CatalogueJournal = {
  drafts: DraftAttempt[]
  publications: PublishAttempt[]
  seedings: Seeding[]
  /** Each snapshot that visitors could get. */
  snapshots: string[]
  /** The products of the build that was deployed last. */
  built: StoredProduct[]
}

/** A shop whose staff, seed and functions play a story. */
export type StoryShop = Awaited<ReturnType<typeof openStoryShop>>

/** Opens an empty shop with two staff members. */
export async function openStoryShop() {
  const firstEdition = createEdition(0)
  const shop = await createShop(firstEdition)
  await loadFirestoreRules(process.env.FIRESTORE_EMULATOR_HOST ?? '', shop.projectId)
  const [sola, emeka] = [connectStaff(shop.projectId, 'sola'), connectStaff(shop.projectId, 'emeka')]
  const snapshots: string[] = []
  const journal: CatalogueJournal = {
    drafts: [],
    publications: [],
    seedings: [],
    snapshots,
    built: firstEdition,
  }
  const services = withEachSaveAfter(shop, (content) => Promise.resolve(void snapshots.push(content)))
  let count = 0
  const nextNumber = () => (count += 1)

  async function doStaffStep(member: StoryStaff, step: StaffStep): Promise<void> {
    const { productId } = step
    const base = await (step.looks ? member.look(productId) : member.recall(productId))
    switch (step.kind) {
      case 'edit':
        return saveDraft(member, base, createText(productId, `Text ${nextNumber()}`, step.text))
      case 'publish': {
        const drafted = base.draft && toStoredProduct(productId, toProductInput(base.draft.product))
        const written = createText(productId, `Text ${nextNumber()}`, step.text)
        return publish(member, base, drafted ?? written)
      }
      case 'hide':
      case 'show': {
        const published = base.published?.product
        return published && publish(member, base, { ...published, hidden: step.kind === 'hide' })
      }
      case 'restore': {
        const versions = (await member.database.fetchVersions(productId)) ?? []
        const version = versions[step.index % versions.length]
        return version && publish(member, base, version.product)
      }
      case 'import':
        return importAll(member)
    }
  }

  async function saveDraft(member: StoryStaff, base: StoredState, text: StoredProduct): Promise<void> {
    const { id: productId, name } = text
    const fields = toDraftFields(toProductInput(text))
    const outcome = await member.database.saveDraft({ productId, fields, expected: getExpectedTimes(base) })
    journal.drafts.push({ productId, base, kind: outcome.kind, name })
    if (outcome.kind === 'conflict') member.tell(productId, outcome.stored)
  }

  async function publish(member: StoryStaff, base: StoredState, product: StoredProduct): Promise<void> {
    const versionId = createDocumentId()
    const outcome = await member.database.publish({ product, expected: getExpectedTimes(base), versionId })
    const isVersion = ({ id }: ProductVersion) => id === versionId
    journal.publications.push({ productId: product.id, base, kind: outcome.kind, product, isVersion })
    if (outcome.kind === 'conflict') member.tell(product.id, outcome.stored)
  }

  /** Imports the products of the seed as a table that the member made from what the member saw last. */
  async function importAll(member: StoryStaff): Promise<void> {
    const name = `Text ${nextNumber()}`
    const seen = await Promise.all(seededIds.map(member.recall))
    const bases = seen.filter(({ published }) => published !== null)
    const products = bases.flatMap(({ published }) =>
      published ? [{ product: { ...published.product, name }, expectedUpdatedAt: published.updatedAt }] : [],
    )
    if (products.length < seededIds.length) return
    const account = { staff: true, uid: 'importer', name: 'Importer' } as unknown as DecodedIdToken
    const body = { importId: createDocumentId(), products }
    const { status } = await importProducts(shop.firestore, { account, body })
    const isVersion = ({ product, by }: ProductVersion) => by.uid === 'importer' && product.name === name
    const kind = status === 200 ? 'written' : 'conflict'
    products.forEach(({ product }, index) => {
      // An import does not look for drafts.
      const base = { published: bases[index]?.published ?? null, draft: null }
      journal.publications.push({ productId: product.id, base, kind, product, isVersion })
    })
  }

  async function doOtherStep(step: OtherStep): Promise<void> {
    switch (step.kind) {
      case 'seed':
        return seed(step.overwrite)
      case 'deliver':
        await Promise.all(
          Array.from({ length: step.times }, () => onProductWritten(services, step.productId)),
        )
        return
      case 'deploy':
        deploy(step.isPulled ? await pull() : createEdition(nextNumber()))
        return
      case 'reconcile':
        return reconcileSnapshot(services, Date.now())
    }
  }

  async function seed(overwrite: boolean): Promise<void> {
    const products = createEdition(nextNumber())
    await syncProducts(shop.firestore, products, { overwrite })
    journal.seedings.push({ products, overwrite })
  }

  async function pull(): Promise<StoredProduct[]> {
    const states = await Promise.all(storyIds.map(sola.look))
    return states.flatMap(({ published }) =>
      published && isShown(published.product) ? [published.product] : [],
    )
  }

  function deploy(products: StoredProduct[]): void {
    journal.built = products
    shop.deploy(`/catalogue/${nextNumber()}/`, products)
  }

  async function playRound({ sola: solasStep, emeka: emekasStep, other }: Round): Promise<void> {
    await Promise.all([
      solasStep && doStaffStep(sola, solasStep),
      emekasStep && doStaffStep(emeka, emekasStep),
      other && doOtherStep(other),
    ])
  }

  return {
    shop,
    staff: sola,
    journal,
    /** Plays a story. At its end, events that were late are delivered, and the schedule runs. */
    play: async ({ isSeeded, rounds }: CatalogueStory) => {
      if (isSeeded) await seed(false)
      for (const round of rounds) await playRound(round)
      await Promise.all(storyIds.map((productId) => onProductWritten(services, productId)))
      await reconcileSnapshot(services, Date.now())
    },
    close: () => Promise.all([sola.leave(), emeka.leave()]),
  }
}

/** Whether visitors may see a product. */
export function isShown(product: StoredProduct): boolean {
  return product.hidden !== true && toPublishedProduct(product) !== null
}
