import { serviceWorkerPath } from './serviceWorkerConfig'

/*
 * The policy of firebase.json requires Trusted Types: a browser refuses text where it could become a script. The default
 * policy decides about the texts that libraries use as script URLs. It has no rule for HTML and code, so these are
 * always refused. See docs/decisions/012-content-security-policy-and-app-check.md.
 */

// Firebase Auth loads the first, App Check the second, and the second loads the third.
const scriptUrlPrefixes = [
  'https://apis.google.com/js/api.js?',
  'https://www.google.com/recaptcha/enterprise.js?',
  'https://www.gstatic.com/recaptcha/releases/',
]

type DefaultPolicy = { createScriptURL: (url: string) => string | null }

// Older browsers have no Trusted Types.
declare const trustedTypes: { createPolicy: (name: 'default', policy: DefaultPolicy) => unknown } | undefined

/**
 * Creates the page's default policy of Trusted Types, for a page with this service worker. A page calls it once, before
 * any library loads a script.
 */
export function createTrustedTypesPolicy(workerPath?: string): void {
  if (typeof trustedTypes === 'undefined') return
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (isTrustedScriptUrl(url, workerPath) ? url : null),
  })
}

/** Whether a page may load a script or a service worker from this URL, because its code was written to do so. */
export function isTrustedScriptUrl(url: string, workerPath = serviceWorkerPath): boolean {
  return url === workerPath || scriptUrlPrefixes.some((prefix) => url.startsWith(prefix))
}
