/** Waits for every step, so that a failed one stops no other and none is left behind; then fails as the first of them. */
export async function settleAll(steps: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
