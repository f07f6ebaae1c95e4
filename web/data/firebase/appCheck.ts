import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'
import { limitTokenTime } from './limitTokenTime'

let appCheck: AppCheck | undefined

/** Enables App Check with reCAPTCHA Enterprise, so that the backend can recognise requests from this site. */
export function enableAppCheck(app: FirebaseApp, siteKey: string): void {
  appCheck = initializeAppCheck(app, {
    provider: limitTokenTime(new ReCaptchaEnterpriseProvider(siteKey)),
    isTokenAutoRefreshEnabled: true,
  })
}

/** Returns the App Check header for a REST request; empty without a token, and the backend then decides. */
export async function getAppCheckHeaders(forceRefresh: boolean): Promise<Record<string, string>> {
  const tokenResult = appCheck && (await getToken(appCheck, forceRefresh).catch(() => undefined))
  return tokenResult ? { 'X-Firebase-AppCheck': tokenResult.token } : {}
}
