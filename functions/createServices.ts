import { setTimeout } from 'node:timers/promises'
import { initializeApp } from 'firebase-admin/app'
import { getAppCheck } from 'firebase-admin/app-check'
import { getAuth } from 'firebase-admin/auth'
import { defineSecret } from 'firebase-functions/params'
import { businessDetails, getBucketName } from '../domain/site/businessDetails'
import { openBucket } from './openBucket'
import { openFirestore } from './openFirestore'
import { parseVapidKeys, type VapidKeys } from './push/vapidKeys'
import type { Services } from './services'

const smtpUrl = defineSecret('SMTP_URL')
const vapidPublicKey = defineSecret('VAPID_PUBLIC_KEY')
const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY')

export const secrets = [smtpUrl, vapidPublicKey, vapidPrivateKey]

/** The bucket's name. Triggers of Storage need it when the functions are deployed, before any service is created. */
export const bucketName = getBucketName(readProjectId())

function readProjectId(): string {
  // Cloud Functions, its emulator and `firebase deploy` set it.
  const projectId = process.env.GCLOUD_PROJECT
  if (!projectId) throw new Error('GCLOUD_PROJECT is not set, so the bucket has no name.')
  return projectId
}

let services: Services | undefined

/**
 * Returns the services of this instance. They are created at the first call, because secrets can be read only while a
 * function runs.
 */
export function getServices(): Services {
  services ??= createServices()
  return services
}

function createServices(): Services {
  const app = initializeApp()
  return {
    firestore: openFirestore(app),
    auth: getAuth(app),
    // The build of the functions writes the variable: see functions/build/buildFunctions.ts.
    appCheck: process.env.APP_CHECK === 'demanded' ? getAppCheck(app) : null,
    bucket: openBucket(app, bucketName),
    // Only the local stack sets the variable.
    siteUrl: process.env.SITE_URL ?? businessDetails.siteUrl,
    smtpUrl: readSecret(smtpUrl.value()),
    pushKeys: readPushKeys(),
    now: Date.now,
    wait: (ms) => setTimeout(ms),
    allowLoopback: process.env.FUNCTIONS_EMULATOR === 'true',
  }
}

function readPushKeys(): VapidKeys | null {
  const publicKey = readSecret(vapidPublicKey.value())
  const privateKey = readSecret(vapidPrivateKey.value())
  return publicKey === null || privateKey === null ? null : parseVapidKeys(publicKey, privateKey)
}

/** A secret cannot be empty, so a deployment without it has the value 'off'. */
function readSecret(value: string): string | null {
  const trimmed = value.trim()
  return trimmed === '' || trimmed === 'off' ? null : trimmed
}
