import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { withEnvironmentVariables } from '../../../emulators/withEnvironmentVariables'
import { isDifferent, toProductState } from '../../../functions/catalogue/productChanges'
import { loadCatalogueWithPictures } from '../../../seed/loadCatalogueWithPictures'
import { type CatalogueFolders, defaultCatalogueFolders, projectRoot } from '../../../seed/projectFolders'
import { pullCatalogue } from '../../../seed/pull/pullCatalogue'
import { createSiteViteConfig } from '../../../site-build/createSiteViteConfig'
import {
  builtCataloguePath,
  parseBuiltCatalogue,
} from '../../../domain/catalogue/publishing/catalogueSnapshot'
import { demoProjectId, getDefaultBucket } from '../../../domain/firebase/localProject'
import { deskCataloguePath } from '../../../domain/site/deskPath'
import { openItem } from '../../stories/deskItem'
import { demoStaffAccount, signIn } from '../../stories/deskPage'
import { getField, publish } from '../../stories/deskProduct'
import { acceptCrop, choosePhotograph } from '../../stories/photographField'
import {
  fillRequestForm,
  getRequestSentHeading,
  requestPagePath,
  submitRequestForm,
} from '../../stories/requestForm'
import { phoneViewport, setUpBrowser } from '../../stories/setUpBrowser'
import { findSentDocuments } from '../../sentDocuments'
import { createTestProject } from './testProject'

const visit = setUpBrowser()

// The steps of the story wait for functions, and for a build of the site.
const storyTimeoutMs = 400_000

// A page asks for what is published every 35 s.
const publishingTimeoutMs = 60_000

test(
  'staff photograph a new product and publish it on a phone, an open list shows it, a visitor orders it, and the next build has its page',
  async () => {
    const name = `Story Butter ${crypto.randomUUID().slice(0, 8)}`
    const desk = await visit(deskCataloguePath, { fresh: true, screen: phoneViewport })
    await signIn(desk, demoStaffAccount)
    const productId = await writeNewProduct(desk, name)

    const visitor = await visit('/arielle-store?category=Soap', { fresh: true, screen: phoneViewport })
    await publish(desk)
    const addButton = visitor.getByRole('button', { name: `Add ${name} to order list` })
    await addButton.waitFor({ timeout: publishingTimeoutMs })
    await addButton.click()

    await visitor.goto(requestPagePath)
    await fillRequestForm(visitor, { Name: name, 'Product List': `0.5 kg ${name}` })
    await submitRequestForm(visitor)
    await getRequestSentHeading(visitor).waitFor()

    const [request] = await findSentDocuments('requests', 'name', name)
    const item = await openItem(visit, { kind: 'requests', id: request?.id ?? '' })
    await item.getByRole('link', { name }).first().waitFor()
    const picture = item.locator(`img[src^="/pictures/${productId}/"]`)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)

    const site = await pullAndBuild(await copyToOwnProject(productId))
    expect(await readFile(join(site, `products/${productId}.html`), 'utf8')).toContain(name)
    const built = parseBuiltCatalogue(JSON.parse(await readFile(join(site, builtCataloguePath), 'utf8')))
    const stored = await connect().firestore.doc(`products/${productId}`).get()
    expect(built && isDifferent(toProductState(productId, stored.data()), built)).toBe(false)
  },
  storyTimeoutMs,
)

/** Fills the form of a new product as staff do, with a photograph, and returns the product's id. */
async function writeNewProduct(desk: Page, name: string): Promise<string> {
  await desk.getByRole('link', { name: 'New Product' }).click()
  await getField(desk, 'Name').fill(name)
  const photograph = sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#886622' } })
  await choosePhotograph(desk, await photograph.jpeg().toBuffer())
  await acceptCrop(desk)
  await getField(desk, 'Category').selectOption('Soap')
  await getField(desk, 'By the kg').check()
  await getField(desk, 'Skin Care Grade').check()
  await getField(desk, 'Description').fill(`A soap of a story, made for ${name}.`)
  return new URL(desk.url()).pathname.replace(`${deskCataloguePath}/`, '')
}

/** Brings the live catalogue into a copy of seed/, builds the site from it, and returns the site's folder. */
async function pullAndBuild(live: TestProject): Promise<string> {
  const root = await mkdtemp(join(projectRoot, '.local/story-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders: CatalogueFolders = {
    catalogue: join(root, 'catalogue'),
    photographs: join(root, 'photographs'),
    pictures: defaultCatalogueFolders.pictures,
  }
  await cp(defaultCatalogueFolders.catalogue, folders.catalogue, { recursive: true })
  await cp(defaultCatalogueFolders.photographs, folders.photographs, { recursive: true })
  await pullCatalogue(live, { folders, log: () => undefined })
  const outDir = join(root, 'site')
  const config = createSiteViteConfig({
    mode: 'production',
    outDir,
    styleHashes: 'check',
    loadCatalogue: (_, progress) => loadCatalogueWithPictures(folders, progress),
  })
  // Vitest sets NODE_ENV to 'test', with which Vite would create a development build.
  await withEnvironmentVariables({ NODE_ENV: 'production' }, () =>
    build({ ...config, configFile: false, mode: 'production', logLevel: 'error' }),
  )
  return outDir
}

type TestProject = Pick<ReturnType<typeof createTestProject>, 'firestore' | 'bucket'>

/** Copies a product and its pictures to an empty project: in the shared one, other tests publish products without pictures. */
async function copyToOwnProject(productId: string): Promise<TestProject> {
  const [live, own] = [connect(), createTestProject()]
  const path = `products/${productId}`
  await own.firestore.doc(path).set((await live.firestore.doc(path).get()).data() ?? {})
  const [files] = await live.bucket.getFiles({ prefix: `${path}/` })
  for (const file of files) {
    const [content] = await file.download()
    await own.bucket.file(file.name).save(content, { resumable: false })
  }
  return own
}

function connect(): TestProject {
  const app = initializeApp({ projectId: demoProjectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  return { firestore: getFirestore(app), bucket: getStorage(app).bucket(getDefaultBucket(demoProjectId)) }
}
