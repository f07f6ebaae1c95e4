/** Runs a task once the page has loaded and the browser is idle, at the latest `timeoutMs` after the load event. */
export function whenIdle(task: () => void): void {
  if (document.readyState === 'complete') scheduleIdleTask(task)
  else addEventListener('load', () => scheduleIdleTask(task), { once: true })
}

const timeoutMs = 5000

// Safari has no requestIdleCallback.
function scheduleIdleTask(task: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: timeoutMs })
  else setTimeout(task, 1000)
}
