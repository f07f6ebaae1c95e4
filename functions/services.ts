import type { AppCheck } from 'firebase-admin/app-check'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Storage } from 'firebase-admin/storage'
import type { VapidKeys } from './push/vapidKeys'

export type Bucket = ReturnType<Storage['bucket']>

/** What the functions work with: the project's databases, and what this deployment is able to send. */
export type Services = {
  firestore: Firestore
  auth: Auth
  /** What verifies that a request comes from the site; null if this deployment does not demand it. */
  appCheck: AppCheck | null
  bucket: Bucket
  /** The origin of the site, without a slash at the end. */
  siteUrl: string
  /** The address of the mail server, with user and password; null if this deployment sends no e-mail. */
  smtpUrl: string | null
  /** The keys that sign push messages; null if this deployment sends none. */
  pushKeys: VapidKeys | null
  /** The time in milliseconds. */
  now: () => number
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>
  /** Whether push messages may go to 127.0.0.1: only in the emulators. */
  allowLoopback: boolean
}
