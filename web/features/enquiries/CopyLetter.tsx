import type { RefObject } from 'react'
import { type Letter, letterText } from '../../domain/letter'
import { Button } from '../../ui/Button'
import { copyText } from '../../ui/copyText'
import { Icon } from '../../ui/Icon'
import { copyIcon } from './icons'
import { showToast } from '../../ui/toast'

type Props = { letter: Letter; shown: RefObject<HTMLElement | null> }

/**
 * Copies a letter, for whoever sends it another way, or because it is longer than a link may be. Where the browser does
 * not let it, the letter as it is shown is selected for the visitor to copy.
 */
export function CopyLetter({ letter, shown }: Props) {
  const copy = async () => {
    if (await copyText(letterText(letter))) {
      showToast('success', 'Text copied, and not sent yet: paste it where you want to send it from.')
      return
    }
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
    showToast('info', 'This browser does not copy by itself. The text is selected: copy it from the page.')
  }
  return (
    <Button tone="quiet" onClick={() => void copy()}>
      <Icon drawing={copyIcon} />
      Copy the text
    </Button>
  )
}
