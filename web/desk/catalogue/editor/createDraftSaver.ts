import { createRetryLoop } from '../../../browser/createRetryLoop'
import type { CatalogueWriteOutcome } from '../../../data/desk/catalogue/catalogueDocuments'

const savePauseMs = 1500
// A conflict is merged and saved again at once; colleagues who save without end must not make this loop without end.
const maxMerges = 3

type SaverOptions = {
  /** Makes the write that is needed now; null if none is needed. */
  write: () => Promise<CatalogueWriteOutcome> | null
  /** Called when a write begins or ends. `isFailing`: the last write did not arrive. */
  onChange: (isFailing: boolean) => void
}

/** Creates the loop that brings a form to Firestore: shortly after a change, one write at a time, with growing waits. */
export function createDraftSaver({ write, onChange }: SaverOptions) {
  const attempt = async () => {
    let kind: CatalogueWriteOutcome['kind'] = 'conflict'
    for (let merges = 0; kind === 'conflict' && merges < maxMerges; merges += 1) {
      const outcome = await write()
      kind = outcome?.kind ?? 'written'
    }
    onChange(kind !== 'written')
    // What the rules refuse is not tried again.
    return kind === 'written' || kind === 'refused' ? 'done' : 'failed'
  }
  const { start, stop, pause, runNow, runIn, isWaiting } = createRetryLoop({
    attempt,
    firstWaitMs: 5000,
    maxWaitMs: 60_000,
  })
  return {
    /** Saves shortly. Further changes do not delay it. */
    saveSoon: () => {
      if (!isWaiting()) runIn(savePauseMs)
    },
    /** Saves now, after the write that is on its way: it may be of an older text. */
    saveNow: runNow,
    /** Waits for the write that is on its way, and starts no other until the next change. */
    pause,
    start,
    stop,
  }
}
