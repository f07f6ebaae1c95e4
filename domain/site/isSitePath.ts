/** Whether a text is a path on this site, such as '/confirm-list', and cannot lead to another origin. */
export function isSitePath(text: unknown): text is string {
  return typeof text === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)
}
