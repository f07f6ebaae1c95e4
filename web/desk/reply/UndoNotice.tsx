import { useLayoutEffect, useRef, useState } from 'react'
import { isSentByMail, type Reply } from '../../../domain/conversation/reply'
import { deskConversationMessages } from '../../../domain/messages/desk/conversation'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { useDeskServices } from '../../data/desk/DeskServices'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import desk from '../ui/desk.module.css'
import { useUndo } from './useUndo'

const undoNoticeId = 'undo-notice'

/** Moves the focus before the 'Undo' of what was just answered or closed. */
export function focusUndoNotice(): void {
  document.getElementById(undoNoticeId)?.focus()
}

/** Says what becomes of a reply or a closing that was just made, with 'Undo' for as long as it can be taken back. */
export function UndoNotice(props: Parameters<typeof useUndo>[0]) {
  const { queued, undoable, newest, secondsLeft, isUndoing, problem, undo } = useUndo(props)
  const isMailed = useIsMailed(props.sentItem, newest)
  const canUndo = undoable !== null || queued?.needsConnection === true
  return (
    <div className={desk.actions} id={undoNoticeId} tabIndex={-1}>
      <p role="status">
        {queued ? <span>{describeQueued(queued)}</span> : null}
        {undoable?.what === 'close' ? <span>{deskReplyMessages.isClosed}</span> : null}
        {undoable?.what === 'answer' && !isMailed ? <span>{describeStored(newest)}</span> : null}
        {undoable?.what === 'answer' && isMailed ? <Countdown seconds={secondsLeft} /> : null}
      </p>
      {canUndo ? <UndoButton isUndoing={isUndoing} onUndo={undo} /> : null}
      {problem === null ? null : (
        <p className={desk.failure} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** Whether functions send a reply by e-mail. */
function useIsMailed({ sender }: SentItem, reply: Reply | null): boolean {
  const { useNotificationSettings } = useDeskServices()
  const settings = useNotificationSettings()
  const isSentByFunctions = settings.kind === 'known' && settings.email
  return isSentByFunctions && reply !== null && isSentByMail(reply) && sender.email !== ''
}

function describeQueued({ write, needsConnection }: NonNullable<ReturnType<typeof useUndo>['queued']>) {
  if (write.type === 'close') return needsConnection ? deskReplyMessages.closingWaits : null
  if (!needsConnection) return deskReplyMessages.savingAnswer
  return write.type === 'hold' ? deskConversationMessages.holdWaits : deskReplyMessages.answerWaits
}

function describeStored(reply: Reply | null): string {
  if (reply?.kind === 'holding') return deskConversationMessages.isPromised
  return reply?.kind === 'quote' ? deskConversationMessages.isQuoted : deskReplyMessages.isMarkedAnswered
}

/** Counts down for the eye; a screen reader hears the time once. */
function Countdown({ seconds }: { seconds: number }) {
  const [announced] = useState(seconds)
  return (
    <>
      <VisuallyHidden>{deskReplyMessages.formatGoesOut(announced)}</VisuallyHidden>
      <span aria-hidden>{deskReplyMessages.formatSecondsLeft(seconds)}</span>
    </>
  )
}

/** When the button goes while it has the focus, the focus moves to the notice. */
function UndoButton({ isUndoing, onUndo }: { isUndoing: boolean; onUndo: () => void }) {
  const buttonRef = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = buttonRef.current
    return () => {
      if (button === document.activeElement) focusUndoNotice()
    }
  }, [])
  return (
    <Button ref={buttonRef} tone="quiet" aria-busy={isUndoing} aria-disabled={isUndoing} onClick={onUndo}>
      {deskReplyMessages.undo}
    </Button>
  )
}
