import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'

let appCheck: AppCheck | undefined

/** Enables App Check with reCAPTCHA Enterprise, so that the backend can recognise requests from this site. */
export function enableAppCheck(app: FirebaseApp, siteKey: string): void {
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

/**
 * The App Check header for requests made without a Firebase SDK. Empty when no token is available: as in the SDKs, the
 * request is sent anyway and the backend decides.
 */
export async function getAppCheckHeaders(): Promise<Record<string, string>> {
  const tokenResult = appCheck && (await getToken(appCheck).catch(() => undefined))
  return tokenResult ? { 'X-Firebase-AppCheck': tokenResult.token } : {}
}
