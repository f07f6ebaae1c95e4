// Google rejects sign-in from browsers inside other apps. `; wv)` in a user agent marks an Android WebView; on iOS, the
// user agent of an in-app browser lacks the `Safari/` of a standalone browser.
const userAgentPatterns = [
  /\bFB(?:AN|AV|_IAB|IOS)\b/,
  /\bInstagram\b/,
  /\b(?:musical_ly|TikTok|BytedanceWebview)\b/i,
  /\bWhatsApp\b/,
  /\bLine\//,
  /\bMicroMessenger\b/,
  /\bSnapchat\b/,
  /\bTwitter(?:Android| for iPhone)\b/,
  /\bLinkedInApp\b/,
  /\bPinterest\//,
  /; wv\)/,
  /\((?:iPhone|iPad|iPod)[^)]*\)(?!.*\bSafari\/)/,
]

/** Whether a user agent string belongs to a browser inside another app. */
export function isInAppBrowser(userAgent: string): boolean {
  return userAgentPatterns.some((pattern) => pattern.test(userAgent))
}
