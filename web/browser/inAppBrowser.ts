// Google rejects sign-in inside other apps: Android WebViews have `; wv)`, and in-app browsers on iOS lack `Safari/`.
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

export function isInAppBrowser(userAgent: string): boolean {
  return userAgentPatterns.some((pattern) => pattern.test(userAgent))
}
