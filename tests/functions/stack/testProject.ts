import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onTestFinished } from 'vitest'
import { getDefaultBucket } from '../../../domain/firebase/localProject'

/** Creates an empty project in the emulators, in which no function reacts to what a test writes. */
export function createTestProject() {
  const projectId = `demo-arielle-functions-${crypto.randomUUID().slice(0, 8)}`
  const app = initializeApp({ projectId }, projectId)
  onTestFinished(() => deleteApp(app))
  const bucket = getStorage(app).bucket(getDefaultBucket(projectId))
  return { projectId, firestore: getFirestore(app), auth: getAuth(app), bucket }
}
