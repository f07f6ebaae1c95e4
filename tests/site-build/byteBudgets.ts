/** The maximum sizes of a page's files on a first visit, in bytes after Brotli compression. */
export const firstVisitBudgets = { js: 100_000, css: 12_000, html: 25_000 } as const

/** The maximum size of the headings' typeface, in bytes. Its format is compressed already. */
export const displayFaceBudget = 14_000

/** The maximum size of the scripts that a feature loads on demand. */
export type OnDemandBudget = {
  name: string
  /** The chunks that the page has already loaded. Their bytes do not count. */
  loadedChunks: readonly string[]
  chunks: readonly string[]
  /** Bytes after Brotli compression. */
  maxBytes: number
}

export const onDemandBudgets: readonly OnDemandBudget[] = [
  { name: 'signing in', loadedChunks: ['site'], chunks: ['LoginPage', 'firebaseAuth'], maxBytes: 45_000 },
  {
    name: 'a first send, with the anonymous account for it',
    loadedChunks: ['site', 'RequestPage'],
    chunks: ['attemptSend'],
    maxBytes: 45_000,
  },
  {
    name: "keeping a customer's list, once they are signed in",
    loadedChunks: ['site', 'LoginPage', 'firebaseAuth'],
    chunks: ['orderListDocument'],
    maxBytes: 3_000,
  },
  // Auth, reactfire and the full Firestore, for a guest who has none of them yet.
  {
    name: 'live lists',
    loadedChunks: ['site', 'MyRequestsPage'],
    chunks: ['SentItemsObserver'],
    maxBytes: 115_000,
  },
  {
    name: 'live lists, for whoever is signed in',
    loadedChunks: ['site', 'SessionObserver'],
    chunks: ['SentItemsObserver'],
    maxBytes: 75_000,
  },
]
