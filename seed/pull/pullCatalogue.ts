import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { format, resolveConfig } from 'prettier'
import type { Bucket } from '../../functions/services'
import { categories } from '../../domain/catalogue/product'
import type { ProductRecord } from '../catalogue/catalogueSchema'
import { type Catalogue, loadCatalogue } from '../catalogue/loadCatalogue'
import { writeNamedFile } from '../formatErrorMessage'
import { loadPhotographs } from '../rendering/photographs'
import { getProductPictureInputs } from '../rendering/pictureSources'
import { type CatalogueFolders, projectRoot } from '../projectFolders'
import { applyPhotographChanges, findPhotographChanges, type PhotographChange } from './photographChanges'
import { pullPublishedFiles } from '../publishedFiles'
import { readLiveProducts } from './readLiveProducts'

type LiveCatalogue = { firestore: Firestore; bucket: Bucket }

type PullOptions = { folders: CatalogueFolders; log: (line: string) => void }

/**
 * Writes the live catalogue and its photographs into the folders of seed/. Either everything is written or, if what is
 * live cannot be built, nothing: then it throws InvalidCatalogueError. Products that are not live yet are kept.
 */
export async function pullCatalogue(live: LiveCatalogue, { folders, log }: PullOptions): Promise<void> {
  const before = listRecords(await loadCatalogue(folders.catalogue))
  const liveProducts = await readLiveProducts(live.firestore)
  const liveIds = new Set(liveProducts.map(({ record }) => record.id))
  const records = [
    ...before.filter(({ id }) => !liveIds.has(id)),
    ...liveProducts.map(({ record }) => record),
  ].sort((a, b) => Number(a.id) - Number(b.id))
  const photographs = await loadPhotographs(folders.photographs, before)
  const photographChanges = await findPhotographChanges(live.bucket, liveProducts, photographs)
  const draft = await createDraftFolders(folders)
  try {
    await writeProductFiles(draft.catalogue, records)
    await applyPhotographChanges(draft.photographs, photographChanges)
    await pullPublishedFiles(live.bucket, records, draft.published)
    await assertBuildable(draft)
    await replaceFolders(draft, folders)
  } finally {
    await rm(draft.root, { recursive: true, force: true })
  }
  for (const line of describeChanges(before, records, photographChanges)) log(line)
}

function listRecords({ products, hiddenProducts }: Catalogue): ProductRecord[] {
  return [...products, ...hiddenProducts.map((product) => ({ ...product, hidden: true as const }))]
}

type DraftFolders = Omit<CatalogueFolders, 'pictures'> & { root: string }

const replacedFolders = ['catalogue', 'photographs', 'published'] as const

/** Copies the folders to a place of the same file system, where they can be checked and then renamed. */
async function createDraftFolders(folders: CatalogueFolders): Promise<DraftFolders> {
  const parent = join(projectRoot, '.local')
  await mkdir(parent, { recursive: true })
  const root = await mkdtemp(join(parent, 'pull-'))
  const draft = {
    root,
    catalogue: join(root, 'catalogue'),
    photographs: join(root, 'photographs'),
    published: join(root, 'published'),
  }
  await mkdir(folders.published, { recursive: true })
  for (const name of replacedFolders) await cp(folders[name], draft[name], { recursive: true })
  return draft
}

async function writeProductFiles(folder: string, records: readonly ProductRecord[]): Promise<void> {
  for (const category of categories) {
    const file = join(folder, 'products', `${category.toLowerCase()}.json`)
    const text = await formatProductFile(
      file,
      records.filter((record) => record.category === category),
    )
    if (text !== (await readFile(file, 'utf8').catch(() => ''))) await writeNamedFile(file, text)
  }
}

async function assertBuildable({ catalogue, photographs }: DraftFolders): Promise<void> {
  const records = listRecords(await loadCatalogue(catalogue))
  await getProductPictureInputs(records, await loadPhotographs(photographs, records), photographs)
}

async function replaceFolders(draft: DraftFolders, folders: CatalogueFolders): Promise<void> {
  for (const name of replacedFolders) await replaceFolder(draft[name], folders[name])
}

/** Replaces a folder by another one. Only between the two renames, neither is at its place. */
async function replaceFolder(draft: string, folder: string): Promise<void> {
  const old = join(dirname(draft), 'replaced')
  await rename(folder, old)
  await rename(draft, folder)
  await rm(old, { recursive: true })
}

/** Formats the products of one category as the text of their file. */
async function formatProductFile(file: string, products: readonly ProductRecord[]): Promise<string> {
  return format(JSON.stringify(products, null, 2), { ...(await resolveConfig(file)), parser: 'json' })
}

/** Describes what a pull has changed, in one line for each change. */
function describeChanges(
  before: readonly ProductRecord[],
  after: readonly ProductRecord[],
  photographs: readonly PhotographChange[],
): string[] {
  const previous = new Map(before.map((record) => [record.id, record]))
  const lines = [
    ...after.flatMap((record) => describeRecord(record, previous.get(record.id))),
    ...photographs.map(
      ({ id, name, content }) =>
        `${content ? 'Photograph' : 'Drawing instead of a photograph'}: ${id} ${name}`,
    ),
    ...after.flatMap((record) => describeNewNames(record, previous.get(record.id))),
  ]
  return lines.length > 0 ? lines : ['The catalogue here is the live one. Nothing was changed.']
}

function describeRecord(record: ProductRecord, previous: ProductRecord | undefined): string[] {
  const { id, name } = record
  if (!previous) return [`New: ${id} ${name}`]
  const fields = Object.keys({ ...record, ...previous }) as (keyof ProductRecord)[]
  const changed = fields.filter((field) => !isDeepStrictEqual(record[field], previous[field]))
  return changed.length > 0 ? [`Changed: ${id} ${name} (${changed.join(', ')})`] : []
}

function describeNewNames({ id, alsoKnownAs }: ProductRecord, previous: ProductRecord | undefined): string[] {
  const names = alsoKnownAs.filter((name) => !previous?.alsoKnownAs.includes(name))
  return names.length > 0
    ? [`Add the language and source to seed/catalogue/sources.json: ${id} ${names.join(', ')}`]
    : []
}
