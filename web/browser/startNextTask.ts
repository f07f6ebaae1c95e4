/** Ends the current task, so that the page can answer the visitor before what follows. */
export function startNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
