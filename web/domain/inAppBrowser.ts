/*
 * What the browsers inside other apps say of themselves. Google refuses to sign anybody in there, whatever the site does.
 * Android's WebView marks itself with `; wv)`; on iOS a browser of an app lacks the `Safari/` that every real one has.
 */
const marks = [
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

/** Whether a page is shown inside another app, going by what the browser says it is. */
export function isInAppBrowser(userAgent: string): boolean {
  return marks.some((mark) => mark.test(userAgent))
}
