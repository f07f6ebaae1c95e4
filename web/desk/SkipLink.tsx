import type { MouseEvent } from 'react'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import styles from './SkipLink.module.css'

/** The id of the main element. */
export const contentId = 'content'

/** The first link of the desk, for the keyboard: it leads past the header. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(contentId)?.focus()
  }
  return (
    <a className={styles.link} href={`#${contentId}`} onClick={skip}>
      {deskFrameMessages.skipToContent}
    </a>
  )
}
