import { join } from 'node:path'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import type { SnapshotServices } from '../../functions/catalogue/publishSnapshot'
import { type CatalogueWithPictures, loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { defaultCatalogueFolders } from '../../seed/projectFolders'
import { createLogProgressReporter } from '../../seed/progress'
import type { CleanupStack } from '../../packages/emulators-without-java/process/cleanupStack'
import { signInAtDesk, withOpenDesk } from '../desk/deskBrowser'
import type { FirestoreTotals } from '../desk/firestoreTraffic'
import { generateSentItems } from '../desk/generateSentItems'
import { waitUntilFirestoreQuiet } from '../desk/measureReads'
import { type DeskStack, startDeskStack } from '../desk/startDeskStack'
import { writeSentItems } from '../desk/writeSentItems'
import { addSyntheticProducts } from '../growth/addSyntheticProducts'
import { runExpandedBuild } from '../growth/runExpandedBuild'
import { repeat } from '../measure/repeat'
import { fastLink, slow4G } from '../../packages/browser-and-line-simulator/network/networkLink'
import { pagePaths } from '../pagePaths'
import { listSiteFiles } from '../../packages/browser-and-line-simulator/serve/listSiteFiles'
import type { ServedSite } from '../../packages/browser-and-line-simulator/serve/serveSite'
import { writeDocuments } from '../writeDocuments'
import { writeSnapshot } from '../writeSnapshot'
import { catalogueList, type FilterTimes, measureFiltering } from './measureFiltering'
import {
  measurePublishing,
  measureSnapshotSizes,
  readSnapshot,
  type SnapshotSize,
  withChanges,
} from './measurePublishing'
import { measureUnchangedVisit, type UnchangedVisit } from './measureUnchangedVisit'
import { startBuiltSite } from './startBuiltSite'
import { listDraftDocuments, listProductDocuments } from './storedCatalogue'

/** The measurements of the catalogue in the business's hands, with 10,000 products; times in milliseconds. */
export type CatalogueResult = {
  reads: FirestoreTotals[]
  firstRows: number[]
  filters: { wide: FilterTimes[]; phone: FilterTimes[] }
  /** One change, with no other and with 100 others that no build has. */
  publishing: { alone: number[]; afterMany: number[] }
  snapshots: { few: SnapshotSize[]; many: SnapshotSize[] }
  unchangedVisits: UnchangedVisit[]
  runs: number
  firestore: string
  chromium: string
}

const productCount = 10_000
// More than the list reads, so that its own limit decides.
const draftCount = 150
const sentItemCounts = { requests: 60, enquiries: 40, waiting: 30 }

/** Measures the desk's catalogue, publishing and what visitors load of it, with emulators of its own. */
export async function measureCatalogue(
  cleanups: CleanupStack,
  log: (line: string) => void,
  runs: number,
): Promise<CatalogueResult> {
  const few = await loadCatalogueWithPictures(defaultCatalogueFolders, createLogProgressReporter(log))
  const many = addSyntheticProducts(few, productCount)
  log('Starting the emulators and building the site with 10,000 products …')
  let siteFolder = ''
  const stack = await startDeskStack(cleanups, log, (folder, portOffset) => {
    siteFolder = folder
    return runExpandedBuild(folder, productCount, cleanups, portOffset)
  })
  log('Publishing …')
  const { published, ...publishing } = await measureFunctions(stack, { few, many }, runs)
  const folder = join(stack.environment.folder, 'published')
  await writeSnapshot(folder, published)
  log('The list of 10,000 products …')
  const deskSite = await stack.serve(fastLink, folder)
  await compressCatalogue(stack, deskSite, siteFolder)
  const desk = await measureList(stack, deskSite, runs)
  log('Visits when nothing was published …')
  const shop = await stack.serve(slow4G, folder)
  const unchangedVisits = await repeat(runs, () => measureUnchangedVisit(stack.environment.browser, shop))
  return {
    ...{ ...publishing, ...desk, unchangedVisits, runs },
    ...{ firestore: stack.firestore, chromium: stack.environment.browser.version() },
  }
}

type Catalogues = Record<'few' | 'many', CatalogueWithPictures>

/** Measures the functions; `published` is a snapshot of 10 changes. */
async function measureFunctions(stack: DeskStack, { few, many }: Catalogues, runs: number) {
  const ids = few.products.map(({ id }) => id)
  const fewSizes = await withStoredCatalogue(stack, few, (services) => measureSnapshotSizes(services, ids))
  return withStoredCatalogue(stack, many, async (services) => {
    const otherIds = many.products.slice(ids.length).map(({ id }) => id)
    const publishOne = () => measurePublishing(services, otherIds.pop() ?? '')
    return {
      snapshots: { few: fewSizes, many: await measureSnapshotSizes(services, ids) },
      publishing: {
        alone: await repeat(runs, publishOne),
        afterMany: await withChanges(services, ids.slice(0, 100), () => repeat(runs, publishOne)),
      },
      published: await withChanges(services, ids.slice(0, 10), () => readSnapshot(services, 10)),
    }
  })
}

/** Stores a catalogue with drafts, and calls `work` with what functions need, and a site whose build has the catalogue. */
async function withStoredCatalogue<Result>(
  { environment, withApp, clearDatabase }: DeskStack,
  catalogue: CatalogueWithPictures,
  work: (services: SnapshotServices) => Promise<Result>,
): Promise<Result> {
  await clearDatabase()
  const siteUrl = await startBuiltSite(catalogue, environment.cleanups)
  return withApp(async (app) => {
    const firestore = getFirestore(app)
    const now = new Date()
    await writeDocuments(firestore, listProductDocuments(catalogue, now))
    await writeDocuments(firestore, listDraftDocuments(catalogue, draftCount, now))
    await writeSentItems(firestore, generateSentItems(sentItemCounts, now))
    return work({ firestore, bucket: getStorage(app).bucket(), siteUrl, now: Date.now })
  })
}

/** Loads the catalogue's files once: the server compresses each at its first request, which takes a while. */
async function compressCatalogue(
  { environment }: DeskStack,
  site: ServedSite,
  siteFolder: string,
): Promise<void> {
  const paths = [...(await listSiteFiles(siteFolder)).keys()].filter((path) => path.startsWith('/catalogue/'))
  const page = await environment.browser.newPage()
  await page.goto(site.origin + pagePaths.home)
  for (const path of paths)
    await page.evaluate(`fetch('${path}').then((response) => response.arrayBuffer()).then(() => undefined)`)
  await page.close()
}

async function measureList(stack: DeskStack, site: ServedSite, runs: number) {
  const staff = await signInAtDesk(stack, site)
  const openings = await repeat(runs, () =>
    withOpenDesk(stack, staff, { screen: 'wide', ...catalogueList }, async ({ firstRowMs }) => ({
      firstRowMs,
      totals: await waitUntilFirestoreQuiet(stack),
    })),
  )
  return {
    reads: openings.map(({ totals }) => totals),
    firstRows: openings.map(({ firstRowMs }) => firstRowMs),
    filters: {
      wide: await repeat(runs, () => measureFiltering(stack, staff, 'wide')),
      phone: await repeat(runs, () => measureFiltering(stack, staff, 'phone')),
    },
  }
}
