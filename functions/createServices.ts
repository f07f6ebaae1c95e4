import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { defineSecret } from 'firebase-functions/params'
import { demoProjectId, getDefaultBucket } from '../domain/firebase/localProject'
import { businessDetails } from '../domain/site/businessDetails'
import { parseVapidKeys, type VapidKeys } from './push/vapidKeys'
import type { Services } from './services'

const smtpUrl = defineSecret('SMTP_URL')
const vapidPublicKey = defineSecret('VAPID_PUBLIC_KEY')
const vapidPrivateKey = defineSecret('VAPID_PRIVATE_KEY')

export const secrets = [smtpUrl, vapidPublicKey, vapidPrivateKey]

/** The bucket's name. Triggers of Storage need it when the functions are deployed, before any service is created. */
export const bucketName = getDefaultBucket(process.env.GCLOUD_PROJECT ?? demoProjectId)

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
    firestore: getFirestore(app),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(bucketName),
    // Only the local stack sets the variable.
    siteUrl: process.env.SITE_URL ?? businessDetails.siteUrl,
    smtpUrl: readSecret(smtpUrl.value()),
    pushKeys: readPushKeys(),
    now: Date.now,
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
