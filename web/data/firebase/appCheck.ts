import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'

let begun: AppCheck | undefined

/** Has reCAPTCHA vouch for this page, so that the project's backend can tell the site from anything else that asks. */
export function vouchFor(app: FirebaseApp, siteKey: string): void {
  begun = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

/**
 * What a request that Firebase's own packages do not make for us has to say about who vouches for it. When nobody does,
 * it is made all the same, as theirs are: the backend decides.
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  const vouched = begun && (await getToken(begun).catch(() => undefined))
  return vouched ? { 'X-Firebase-AppCheck': vouched.token } : {}
}
