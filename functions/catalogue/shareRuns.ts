/**
 * Makes a function that runs `work` once at a time. Calls during a run share the one that follows it: what they want done
 * may have come too late for the run.
 */
export function shareRuns(work: () => Promise<void>): () => Promise<void> {
  let current: Promise<void> | undefined
  let following: Promise<void> | undefined
  const run = (): Promise<void> => {
    current = work().finally(() => {
      current = undefined
    })
    return current
  }
  return () => {
    if (!current) return run()
    following ??= current
      .catch(() => undefined)
      .then(() => {
        following = undefined
        return run()
      })
    return following
  }
}
