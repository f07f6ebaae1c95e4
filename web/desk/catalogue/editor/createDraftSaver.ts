import type { CatalogueWriteOutcome } from '../../../data/desk/catalogue/catalogueDocuments'

const savePauseMs = 1500
const firstRetryMs = 5000
const maxRetryMs = 60_000
// A conflict is merged and saved again at once; colleagues who save without end must not make this loop without end.
const maxMerges = 3

type SaverOptions = {
  /** Makes the write that is needed now; null if none is needed. */
  write: () => Promise<CatalogueWriteOutcome> | null
  /** Called when a write begins or ends. `isFailing`: the last write did not arrive. */
  onChange: (isFailing: boolean) => void
}

/** Creates the loop that brings a form to Firestore: shortly after a change, one write at a time, with growing pauses. */
export function createDraftSaver({ write, onChange }: SaverOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let retryMs = firstRetryMs
  let isStopped = false

  const schedule = (pauseMs: number) => {
    if (!isStopped) timer ??= setTimeout(() => void runNow(), pauseMs)
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const run = async () => {
    let kind: CatalogueWriteOutcome['kind'] = 'conflict'
    for (let merges = 0; kind === 'conflict' && merges < maxMerges; merges += 1) {
      const outcome = await write()
      kind = outcome?.kind ?? 'written'
    }
    onChange(kind !== 'written')
    if (kind === 'written') retryMs = firstRetryMs
    else if (kind !== 'refused') {
      schedule(retryMs)
      retryMs = Math.min(2 * retryMs, maxRetryMs)
    }
  }
  const runNow = async (): Promise<void> => {
    cancel()
    // A write that is on its way may be of an older text.
    await running
    running ??= run().finally(() => {
      running = null
    })
    await running
  }
  return {
    /** Saves shortly. Further changes do not delay it. */
    saveSoon: () => {
      schedule(savePauseMs)
    },
    /** Saves now, after the write that is on its way. */
    saveNow: () => {
      retryMs = firstRetryMs
      return runNow()
    },
    /** Waits for the write that is on its way, and starts no other until the next change. */
    pause: async () => {
      cancel()
      await running
    },
    start: () => {
      isStopped = false
    },
    stop: () => {
      isStopped = true
      cancel()
    },
  }
}
