import type { App } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { ensureAccounts } from './accounts'
import { withProject } from './connect'
import { ownFolders, type Folders } from './folders'
import { mirrorPictures } from './mirror/pictures'
import { mirrorProducts } from './mirror/products'
import { storedFields } from './mirror/storedFields'
import { prepare, type Prepared } from './prepare'
import { inLines, type Progress } from './progress'
import { chooseTarget, type Target } from './target'

type Emulators = {
  project: string
  /** On 127.0.0.1. */
  ports: { firestore: number; auth: number; storage: number }
  /** Told of each step and of the outcome, one line at a time. */
  say: (line: string) => void
}

/** Mirrors the catalogue, its pictures and the demo accounts into emulators that are running. */
export async function seed({ project, ports, say }: Emulators): Promise<void> {
  const at = (port: number) => `127.0.0.1:${port}`
  const target = chooseTarget({ project, portOffset: 0, isProduction: false }, {})
  const hosts = { firestore: at(ports.firestore), auth: at(ports.auth), storage: at(ports.storage) }
  await seedTarget({ ...target, hosts }, { say, progress: inLines(say) })
}

/** How a run speaks, and where its catalogue lies when not in the usual folders. */
export type Manners = { say: (line: string) => void; progress: Progress; folders?: Folders }

/** Mirrors the catalogue into a project; one that has emulators gets the demo accounts too. */
export async function seedTarget(
  target: Target,
  { say, progress, folders = ownFolders }: Manners,
): Promise<void> {
  await withProject(target, async (app) => {
    const prepared = await prepare(folders, progress)
    // Pictures first: a product that names a picture never names one that is not there yet.
    const pictures = await mirrorPictures(getStorage(app).bucket(), prepared.pictures, progress)
    const products = await mirrorProducts(getFirestore(app), wantedFields(prepared), progress)
    const parts = [
      `${products.written} written, ${products.unchanged} unchanged`,
      `${pictures.uploaded} pictures uploaded, ${pictures.unchanged} unchanged`,
      ...(target.hosts === undefined ? [] : [await accountsLine(app)]),
    ]
    for (const change of products.changes) say(`Changed: ${change}`)
    for (const id of products.strangers) say(`Not in the catalogue, left alone: products/${id}`)
    say(`Seeded ${target.project}: ${parts.join('; ')}`)
  })
}

function wantedFields({ products, pictures }: Prepared) {
  return products.flatMap((product) => {
    const picture = pictures.get(product.id)
    return picture === undefined ? [] : [storedFields(product, picture)]
  })
}

async function accountsLine(app: App): Promise<string> {
  const { created, unchanged, mended } = await ensureAccounts(getAuth(app))
  const line =
    unchanged > 0 || created === 0
      ? `${created} accounts created, ${unchanged} unchanged`
      : `${created} accounts created`
  return mended > 0 ? `${line}, ${mended} mended` : line
}
