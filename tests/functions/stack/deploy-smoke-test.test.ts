import { expect, test } from 'vitest'
import { smokeTest } from '../../../deploy/smokeTest'
import { demoProjectId } from '../../../domain/firebase/localProject'

const siteUrl = process.env.SITE_URL ?? ''
const firestoreUrl = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}`
const storageUrl = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? ''}`

test('the smoke test of a deployment passes on a site with its functions and rules', async () => {
  const homePage = await (await fetch(`${siteUrl}/`)).text()
  const site = { siteUrl, projectId: demoProjectId, homePage, firestoreUrl, storageUrl }
  const results = await smokeTest(site, () => Promise.resolve())
  expect(results.map(({ state, title }) => [state, title])).toEqual([
    ['done', expect.stringContaining('security headers')],
    ['done', expect.stringContaining('/catalogue/current.json says')],
    ['done', expect.stringContaining('no cache keeps it')],
    ['done', expect.stringContaining('Firestore refuses')],
    ['done', expect.stringContaining('Storage shows')],
  ])
})
