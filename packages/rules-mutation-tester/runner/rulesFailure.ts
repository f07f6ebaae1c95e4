/** Whether a test failed because of a decision by the rules, and not because of a timeout or a lost connection. */
export function isTestFailureCausedByRules(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (
    code === 'permission-denied' ||
    code === 'storage/unauthorized' ||
    error.name === 'AssertionError' ||
    error.message.startsWith('Expected request to fail, but it succeeded') ||
    // This error means that the rules allowed the operation, which then failed because the document did not exist.
    /^Expected PERMISSION_DENIED.*not-found/s.test(error.message)
  )
}
