import { createECDH } from 'node:crypto'
import webPush from 'web-push'

/** The key pair that identifies this site to push services (RFC 8292), both parts as base64url without padding. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Creates a key pair. Subscriptions made with another key pair do not receive its messages. */
export function createVapidKeys(): VapidKeys {
  return webPush.generateVAPIDKeys()
}

/** Parses a key pair from a deployment's secrets; null if it is missing, or if its parts do not belong together. */
export function parseVapidKeys(publicKey: string, privateKey: string): VapidKeys | null {
  try {
    const curve = createECDH('prime256v1')
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    const keys = { publicKey: publicKey.trim(), privateKey: privateKey.trim() }
    return curve.getPublicKey('base64url') === keys.publicKey ? keys : null
  } catch {
    return null
  }
}
