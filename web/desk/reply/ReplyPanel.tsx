import { type ReactNode, useEffect, useRef } from 'react'
import { deskReplyMessages } from '../../../domain/messages/desk/item'
import { Button } from '../../ui/Button'
import desk from '../ui/desk.module.css'
import styles from './ItemReply.module.css'

/** What the composer of each channel and the form for a reply made elsewhere share. */
export type ReplyPanelProps = {
  obstacle: string | null
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
  children: ReactNode
  sendControl: ReactNode
}

export function ReplyPanel({ obstacle, takesFocus, onPutAside, title, children, sendControl }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) titleRef.current?.focus()
  }, [takesFocus])
  return (
    <section className={styles.panel} aria-labelledby={replyTitleId}>
      <h3 className={desk.heading} id={replyTitleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h3>
      {obstacle === null ? null : (
        <p className={styles.obstacle} role="alert">
          {obstacle}
          {deskReplyMessages.textKept}
        </p>
      )}
      {children}
      <div className={desk.buttons}>
        {obstacle === null ? sendControl : null}
        <Button tone="quiet" onClick={onPutAside}>
          {deskReplyMessages.keepForLater}
        </Button>
      </div>
    </section>
  )
}
