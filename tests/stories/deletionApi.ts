import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { deleteAccount } from '../../functions/forgetting/deleteAccount'
import { demoProjectId } from '../../domain/firebase/localProject'

/** Answers a page's deletion requests with the real handler, in this process: no functions run in this stack. */
export async function answerDeletionRequests(page: Page) {
  const app = initializeApp({ projectId: demoProjectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const [firestore, auth] = [getFirestore(app), getAuth(app)]
  await page.route('**/api/settings', (route) => route.fulfill({ json: { email: false, pushKey: null } }))
  await page.route('**/api/delete-account', async (route) => {
    const token = (await route.request().headerValue('authorization'))?.replace('Bearer ', '') ?? ''
    const account = await auth.verifyIdToken(token, true)
    const { status, body } = await deleteAccount({ firestore, auth }, { body: {}, account, now: Date.now() })
    await route.fulfill({ status, json: body })
  })
  return { firestore, auth }
}
