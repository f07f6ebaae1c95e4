import { getServerClockOffsetMs } from '../../../browser/serverClock'
import { useCurrentTime } from '../../../browser/useCurrentTime'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import type { DraftState, ProductEditor } from './productEditor'
import styles from './ProductEditorView.module.css'

const minuteMs = 60_000

const draftTexts: Record<DraftState, string> = {
  none: '',
  saving: deskProductMessages.savingDraft,
  saved: deskProductMessages.draftSaved,
  onDevice: deskProductMessages.draftOnDevice,
}

/** Where the draft is kept, and who else works on the product. Saving is not announced: it happens with every word. */
export function DraftStateLine({ editor: { draftState, coEditor } }: { editor: ProductEditor }) {
  const now = useCurrentTime(minuteMs, getServerClockOffsetMs)
  return (
    <div className={styles.state}>
      {draftState === 'onDevice' ? null : <p>{draftTexts[draftState]}</p>}
      <p role="status">{draftState === 'onDevice' ? deskProductMessages.draftOnDevice : ''}</p>
      <p role="status">
        {coEditor ? deskProductMessages.formatCoEditor(coEditor.by.name, coEditor.savedAt, now) : ''}
      </p>
    </div>
  )
}
