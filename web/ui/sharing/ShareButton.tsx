import { type ReactNode, useState } from 'react'
import { shareLink } from '../../browser/shareLink'
import { Button } from '../Button'
import { Icon } from '../Icon'
import { showToast } from '../toasts/showToast'
import { CopyableLink } from './CopyableLink'

/** SVG path data on a 24×24 view box. */
const shareIcon = 'M12 15V4M8 7.5 12 4l4 3.5M6 11.5V20h12v-8.5'

type Props = {
  /** The path of the shared page on this site, with its fragment. */
  path: string
  title: string
  /** The message after the link was copied. */
  copiedMessage: string
  /** The label of the link if the browser can neither share nor copy it. */
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
      <Button
        tone="quiet"
        onClick={() => {
          void share()
        }}
      >
        <Icon pathData={shareIcon} />
        {children}
      </Button>
      {shownUrl === undefined ? null : <CopyableLink label={linkLabel} url={shownUrl} />}
    </>
  )
}
