import { deskPath } from '../../domain/site/deskPath'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useDeskPageMetadata } from './useDeskPageMetadata'

/** Shown at an address below /staff that has no screen. */
export function UnknownAddressNotice() {
  useDeskPageMetadata(deskFrameMessages.notFoundTitle)
  return (
    <Notice
      title={deskFrameMessages.nothingHereTitle}
      actions={<ButtonLink to={deskPath}>{deskFrameMessages.goToInbox}</ButtonLink>}
    >
      <p>{deskFrameMessages.nothingHereText}</p>
    </Notice>
  )
}
