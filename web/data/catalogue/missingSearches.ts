import { createSafeStorage } from '../../browser/safeStorage'
import { whenIdle } from '../../browser/whenIdle'
import { missingSearchLimits, normalizeMissingSearch } from '../../../domain/catalogue/missingSearches'
import { apiPaths } from '../../../domain/site/apiPaths'

const storageKey = 'missingSearches'
const storage = createSafeStorage(() => sessionStorage)

// A visitor who stops within a word goes on within this time.
const typingPauseMs = 3000

// The words that this visit has sent already. If sessionStorage is blocked, a reload counts as a new visit.
const sentWords = new Set(storage.read(storageKey)?.split('\n'))
let waitingWords: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Counts a search that found nothing: once a visit, when the browser is idle. Nothing waits for it, and it may fail. */
export function reportMissingSearch(text: string): void {
  const word = normalizeMissingSearch(text)
  if (word === null || sentWords.has(word) || waitingWords.some((waiting) => waiting.startsWith(word))) return
  // Only the last of 'zo', 'zob' and 'zobo' is what the visitor looked for.
  waitingWords = [...waitingWords.filter((waiting) => !word.startsWith(waiting)), word]
  clearTimeout(timer)
  timer = setTimeout(whenIdle, typingPauseMs, sendWaiting)
  addEventListener('pagehide', sendWaiting)
}

function sendWaiting(): void {
  const words = waitingWords.slice(0, missingSearchLimits.wordsPerRequest)
  waitingWords = []
  if (words.length === 0) return
  for (const word of words) sentWords.add(word)
  storage.write(storageKey, [...sentWords].join('\n'))
  fetch(apiPaths.missingSearches, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ words }),
    credentials: 'omit',
    // The visitor may leave the page meanwhile.
    keepalive: true,
  }).catch(() => undefined)
}
