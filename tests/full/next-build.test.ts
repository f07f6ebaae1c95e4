import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Timestamp } from 'firebase-admin/firestore'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { withEnvironmentVariables } from '../../seed/withEnvironmentVariables'
import { isDifferent, toProductState } from '../../functions/catalogue/productChanges'
import { loadCatalogueWithPictures } from '../../seed/loadCatalogueWithPictures'
import { type CatalogueFolders, defaultCatalogueFolders, projectRoot } from '../../seed/projectFolders'
import { pullCatalogue } from '../../seed/pull/pullCatalogue'
import { createSiteViteConfig } from '../../site-build/createSiteViteConfig'
import { builtCataloguePath, parseBuiltCatalogue } from '../../domain/catalogue/publishing/catalogueSnapshot'
import { createTestProject } from '../functions/stack/testServices'
import { createPhotograph, processEvent, uploadFile } from '../functions/stack/uploadedPhotographs'
import { applyFieldChanges } from '../schemas/schemaCase'
import { validProduct } from '../schemas/productSchemaTestCases'

type TestProject = ReturnType<typeof createTestProject>

test('after a pull and a build, the site has the page of a product that staff added, and nothing differs from what is live', async () => {
  const project = createTestProject()
  const name = 'Butter of the next build'
  const stored = await publishProduct(project, '500', name)
  const site = await pullAndBuild(project)
  expect(await readFile(join(site, 'products/500.html'), 'utf8')).toContain(name)
  const built = parseBuiltCatalogue(JSON.parse(await readFile(join(site, builtCataloguePath), 'utf8')))
  expect(built && isDifferent(toProductState('500', stored), built)).toBe(false)
}, 400_000)

/** Stores a product with a photograph as the desk and the functions do, and returns its fields. */
async function publishProduct(project: TestProject, id: string, name: string) {
  const upload = await uploadFile(project, await createPhotograph().jpeg().toBuffer(), id)
  const outcome = await processEvent(project, upload, 'full')
  if (outcome?.state !== 'ready') throw new Error('The photograph was refused.')
  const change = {
    id,
    name,
    alsoKnownAs: [],
    image: outcome.image,
    hidden: undefined,
    morePictures: undefined,
    certificates: undefined,
  }
  const fields = applyFieldChanges(validProduct, change)
  await project.firestore.doc(`products/${id}`).set({ ...fields, updatedAt: Timestamp.now() })
  return fields
}

/** Brings the live catalogue into a copy of seed/, builds the site from it, and returns the site's folder. */
async function pullAndBuild(live: TestProject): Promise<string> {
  const root = await mkdtemp(join(projectRoot, '.local/story-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folders: CatalogueFolders = {
    catalogue: join(root, 'catalogue'),
    photographs: join(root, 'photographs'),
    published: join(root, 'published'),
    pictures: defaultCatalogueFolders.pictures,
  }
  await cp(defaultCatalogueFolders.catalogue, folders.catalogue, { recursive: true })
  await cp(defaultCatalogueFolders.photographs, folders.photographs, { recursive: true })
  await pullCatalogue(live, { folders, log: () => undefined })
  const outDir = join(root, 'site')
  const config = createSiteViteConfig({
    outDir,
    loadCatalogue: (_, progress) => loadCatalogueWithPictures(folders, progress),
  })
  // Vitest sets NODE_ENV to 'test', with which Vite would create a development build.
  await withEnvironmentVariables({ NODE_ENV: 'production' }, () =>
    build({ ...config, configFile: false, mode: 'production', logLevel: 'error' }),
  )
  return outDir
}
