import { getServerClockOffsetMs } from '../../../browser/serverClock'
import { useCurrentTime } from '../../../browser/useCurrentTime'
import {
  draftOnDevice,
  draftSaved,
  formatCoEditor,
  savingDraft,
} from '../../../../domain/messages/desk/productEditor'
import type { DraftState, ProductEditor } from './productEditor'
import styles from './ProductEditorView.module.css'

const minuteMs = 60_000

const draftTexts: Record<DraftState, string> = {
  none: '',
  saving: savingDraft,
  saved: draftSaved,
  onDevice: draftOnDevice,
}

/** Where the draft is kept, and who else works on the product. Saving is not announced: it happens with every word. */
export function DraftStateLine({ editor: { draftState, coEditor } }: { editor: ProductEditor }) {
  const now = useCurrentTime(minuteMs, getServerClockOffsetMs)
  return (
    <div className={styles.state}>
      {draftState === 'onDevice' ? null : <p>{draftTexts[draftState]}</p>}
      <p role="status">{draftState === 'onDevice' ? draftOnDevice : ''}</p>
      <p role="status">{coEditor ? formatCoEditor(coEditor.by.name, coEditor.savedAt, now) : ''}</p>
    </div>
  )
}
