import { useState } from 'react'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { hasLaterForm } from '../../../domain/validation/documentForm'
import { parseJson } from '../../browser/parseJson'
import { listLocalStorageKeys, safeLocalStorage } from '../../browser/safeStorage'
import { staffWriteQueueKey } from '../actions/queuedWriteStore'
import { staffDraftPrefixes } from '../drafts/itemDraftKey'
import desk from '../ui/desk.module.css'

/** Says that a later release of the desk has left drafts or unsent changes here, which this one keeps as they are. */
export function LaterFormNotice() {
  const [isShown] = useState(hasLaterEntries)
  return isShown ? (
    <p className={desk.failure} role="status">
      {deskFrameMessages.laterFormNotice}
    </p>
  ) : null
}

function hasLaterEntries(): boolean {
  return [staffWriteQueueKey, ...staffDraftPrefixes]
    .flatMap(listLocalStorageKeys)
    .map((key) => parseJson(safeLocalStorage.read(key)))
    .some((stored) => (Array.isArray(stored) ? stored.some(hasLaterForm) : hasLaterForm(stored)))
}
