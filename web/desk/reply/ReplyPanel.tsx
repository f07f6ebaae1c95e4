import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'
import styles from './ItemReply.module.css'

/** What the composer of each channel and the form for a reply made elsewhere share. */
export type ReplyPanelProps = {
  obstacle: string | null
  /** What the staff member must know before they send the reply. */
  notice?: string
  /** Whether the focus moves into the panel when it opens. */
  takesFocus: boolean
  onPutAside: () => void
}

const replyTitleId = 'reply-title'

/** Moves the focus to the title of the open reply, for example after the focused control was removed. */
export function focusReplyTitle(): void {
  document.getElementById(replyTitleId)?.focus()
}

type Props = ReplyPanelProps & {
  title: string
  /** Whether there is anything to keep. */
  hasChanges: boolean
  children: ReactNode
  sendControl: ReactNode
}

export function ReplyPanel(props: Props) {
  const { obstacle, notice, takesFocus, onPutAside, title, hasChanges, children, sendControl } = props
  const panelRef = useRef<HTMLElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    titleRef.current?.focus({ preventScroll: true })
    // On a phone, this shows the sender's words, the text and the buttons at once.
    panelRef.current?.scrollIntoView({
      block: matchMedia('(max-width: 999.98px)').matches ? 'end' : 'nearest',
    })
  }, [takesFocus])
  useEscapeKey(onPutAside)
  return (
    <section className={styles.panel} aria-labelledby={replyTitleId} ref={panelRef}>
      <h3 className={desk.heading} id={replyTitleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h3>
      {obstacle === null ? null : (
        <p className={styles.obstacle} role="alert">
          {obstacle + deskReplyMessages.textKept}
        </p>
      )}
      {notice === undefined ? null : (
        <p className={styles.obstacle} role="alert">
          {notice}
        </p>
      )}
      {children}
      <div className={`${desk.buttons} ${styles.bar}`}>
        {obstacle === null ? sendControl : null}
        <Button tone="quiet" onClick={onPutAside}>
          {hasChanges ? deskReplyMessages.keepForLater : deskReplyMessages.cancelReply}
        </Button>
      </div>
    </section>
  )
}

/** Escape closes the panel from anywhere, unless a dialog or another control takes the key. */
function useEscapeKey(onEscape: () => void): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const handleKeyDown = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || isComposing || document.querySelector('dialog[open]'))
        return
      escape()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}
