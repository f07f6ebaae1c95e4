import { onTestFinished } from 'vitest'
import { startMailSink } from '../../../packages/local-mail-and-push/mail/startMailSink'
import type { Services } from '../../../functions/services'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { demoProjectId, getDefaultBucket } from '../../../domain/firebase/localProject'

/** The services of functions in an empty project, with a mail sink of their own and without push messages. */
export async function createTestServices() {
  const sink = await startMailSink()
  onTestFinished(sink.stop)
  const services: Services = {
    ...createTestProject(),
    siteUrl: 'https://shop.example',
    smtpUrl: `smtp://127.0.0.1:${sink.smtpPort}`,
    pushKeys: null,
    allowLoopback: true,
  }
  return { services, sink }
}

/** Creates an empty project in the emulators, in which no function reacts to what a test writes. */
export function createTestProject() {
  return connectToProject(`demo-arielle-functions-${crypto.randomUUID().slice(0, 8)}`)
}

/** Connects to a project in the emulators until the test ends; by default to the one in which functions run. */
export function connectToProject(projectId = demoProjectId) {
  const app = initializeApp({ projectId }, crypto.randomUUID())
  onTestFinished(() => deleteApp(app))
  const bucket = getStorage(app).bucket(getDefaultBucket(projectId))
  return { projectId, firestore: getFirestore(app), auth: getAuth(app), bucket }
}
