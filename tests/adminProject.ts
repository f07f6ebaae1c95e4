import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { onTestFinished } from 'vitest'
import { demoProjectId } from '../domain/firebase/localProject'
import { getBucketName } from '../domain/site/businessDetails'
import { openBucket } from '../functions/openBucket'
import { openFirestore } from '../functions/openFirestore'

/** The services of a project in the emulators, with the rights of its owner, until the test ends. */
export function openAdminProject(projectId = demoProjectId) {
  const app = initializeApp({ projectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const bucket = openBucket(app, getBucketName(projectId))
  return { projectId, firestore: openFirestore(app), auth: getAuth(app), bucket }
}
