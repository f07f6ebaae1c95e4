/** Whether a text is an address within this site, as '/confirm-list': one that leads nowhere else. */
export function isSitePath(text: unknown): text is string {
  return typeof text === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)
}
