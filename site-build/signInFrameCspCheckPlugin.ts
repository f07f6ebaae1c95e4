import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { getHostingCsp } from './contentSecurityPolicy'

const authDomainVariable = 'VITE_FIREBASE_AUTH_DOMAIN'

/** Fails the build if the CSP in firebase.json blocks the frame of the auth domain that Google sign-in needs. */
export function signInFrameCspCheckPlugin(firebaseJson: string): Plugin {
  return {
    name: 'sign-in-frame',
    apply: 'build',
    async configResolved({ env }) {
      const domain: unknown = env[authDomainVariable]
      if (typeof domain !== 'string' || domain === '') return
      assertSignInFrameAllowed(domain, await readFile(firebaseJson, 'utf8'))
    },
  }
}

/** Throws if the Content-Security-Policy blocks frames of this auth domain. The error names the required change. */
export function assertSignInFrameAllowed(domain: string, firebaseJson: string): void {
  const frameSource = `https://${domain}/__/auth/`
  const allowed = getHostingCsp(firebaseJson).get('frame-src') ?? []
  if (allowed.includes(frameSource)) return
  const existingSource = allowed.find((source) => source.endsWith('/__/auth/'))
  throw new Error(
    `Google's sign-in would be blocked, so nothing was built: ${authDomainVariable} is ${domain}, and the policy in firebase.json ` +
      `does not allow its frame. Put ${frameSource} into frame-src${existingSource ? ` in place of ${existingSource}` : ''}.`,
  )
}
