/** Waits until every step has ended, then rejects with the first error. Promise.all would not wait for the other steps. */
export async function settleAll(steps: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(steps)
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed) throw failed.reason
}
