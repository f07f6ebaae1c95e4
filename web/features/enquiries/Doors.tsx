import type { RefObject } from 'react'
import { chatUrl, mailUrl } from '../../domain/business'
import { type Letter, letterText } from '../../domain/letter'
import { ButtonOut } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon } from '../../ui/icons'
import { CopyLetter } from './CopyLetter'

type Props = { letter: Letter; shown: RefObject<HTMLElement | null>; isLoud?: boolean }

/** The visitor sends it themselves: on WhatsApp, by e-mail, or copied to wherever they want. */
export function Doors({ letter, shown, isLoud = false }: Props) {
  return (
    <>
      <ButtonOut tone={isLoud ? 'loud' : 'quiet'} href={chatUrl(letterText(letter))}>
        <Icon drawing={chatIcon} />
        Send on WhatsApp
      </ButtonOut>
      <ButtonOut tone="quiet" href={mailUrl(letter.subject, letter.body)} target="_self">
        <Icon drawing={mailIcon} />
        Send by e-mail
      </ButtonOut>
      <CopyLetter letter={letter} shown={shown} />
    </>
  )
}
