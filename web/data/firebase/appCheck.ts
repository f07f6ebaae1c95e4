import { initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'

/** Has reCAPTCHA vouch for this page, so that the project's backend can tell the site from anything else that asks. */
export function vouchFor(app: FirebaseApp, siteKey: string): void {
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}
