import { type ReactNode, useState, useEffect, useId, useRef } from 'react'
import { shareLink } from '../../browser/shareLink'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { showToast } from '../toasts/showToast'
import { sharingMessages } from '../../../domain/messages/sharing'
import styles from './ShareButton.module.css'

/** SVG path data on a 24×24 view box. */
const shareIcon = 'M12 15V4M8 7.5 12 4l4 3.5M6 11.5V20h12v-8.5'

type Props = {
  path: string
  title: string
  copiedMessage: string
  linkLabel: string
  children: ReactNode
}

/** A button that shares a page as a link. If the browser can neither share nor copy the link, the page shows it. */
export function ShareButton({ path, title, copiedMessage, linkLabel, children }: Props) {
  const [shownUrl, setShownUrl] = useState<string>()
  const share = async () => {
    const url = location.origin + path
    const result = await shareLink(url, title)
    if (result === 'copied') showToast('success', copiedMessage)
    setShownUrl(result === 'failed' ? url : undefined)
  }
  return (
    <>
      <Button tone="quiet" onClick={() => void share()}>
        <Icon pathData={shareIcon} />
        {children}
      </Button>
      {shownUrl === undefined ? null : <CopyableLink label={linkLabel} url={shownUrl} />}
    </>
  )
}

/** Shows a link as selected text, for browsers that can neither share nor copy it automatically. */
function CopyableLink({ label, url }: { label: string; url: string }) {
  const id = useId()
  const hintId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    fieldRef.current?.focus()
  }, [])
  // Not a TextField: product pages would load the forms' code for a field that hardly anybody sees.
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{label}</label>
      <input
        className={styles.url}
        id={id}
        ref={fieldRef}
        value={url}
        readOnly
        aria-describedby={hintId}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={styles.hint} id={hintId}>
        {sharingMessages.copyLinkHint}
      </p>
    </div>
  )
}
