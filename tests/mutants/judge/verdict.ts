/**
 * Whether a test failed because the rules decided otherwise than it expects. A lost connection or a time that ran out
 * says nothing of the rules.
 */
export function isVerdict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    code === 'permission-denied' ||
    code === 'storage/unauthorized' ||
    error.name === 'AssertionError' ||
    error.message.startsWith('Expected request to fail, but it succeeded') ||
    // Let past the rules, to find nothing there.
    /^Expected PERMISSION_DENIED.*not-found/s.test(error.message)
  )
}
