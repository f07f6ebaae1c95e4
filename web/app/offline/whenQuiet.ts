/** Does it when the page has been shown and nothing else is under way; at the latest some seconds after. */
export function whenQuiet(act: () => void): void {
  if (document.readyState === 'complete') soon(act)
  else
    addEventListener(
      'load',
      () => {
        soon(act)
      },
      { once: true },
    )
}

const patienceMs = 5000

// Safari knows no idle time.
function soon(act: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: patienceMs })
  else setTimeout(act, 1000)
}
