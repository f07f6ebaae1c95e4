import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { policyOf } from './policy'

const variable = 'VITE_FIREBASE_AUTH_DOMAIN'

/**
 * Refuses a build whose Google sign-in the deployed policy would block: the frame that signs in stands on the Firebase
 * project's own domain, which firebase.json has to name.
 */
export function signInFrame(firebaseJson: string): Plugin {
  return {
    name: 'sign-in-frame',
    apply: 'build',
    async configResolved({ env }) {
      const domain: unknown = env[variable]
      if (typeof domain !== 'string' || domain === '') return
      demandFrame(domain, await readFile(firebaseJson, 'utf8'))
    },
  }
}

/** Throws, with what mends it, where the policy does not let the site frame the sign-in page of this domain. */
export function demandFrame(domain: string, firebaseJson: string): void {
  const wanted = `https://${domain}/__/auth/`
  const allowed = policyOf(firebaseJson).get('frame-src') ?? []
  if (allowed.includes(wanted)) return
  const standing = allowed.find((source) => source.endsWith('/__/auth/'))
  throw new Error(
    `Google's sign-in would be blocked, so nothing was built: ${variable} is ${domain}, and the policy in firebase.json ` +
      `does not allow its frame. Put ${wanted} into frame-src${standing ? ` in place of ${standing}` : ''}.`,
  )
}
