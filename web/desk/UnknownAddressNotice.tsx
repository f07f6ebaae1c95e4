import { deskPath } from '../../domain/site/deskPath'
import { goToInbox, notFoundTitle, nothingHereText, nothingHereTitle } from '../../domain/messages/desk/frame'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useDeskPageMetadata } from './useDeskPageMetadata'

/** Shown at an address below /staff that has no screen. */
export function UnknownAddressNotice() {
  useDeskPageMetadata(notFoundTitle)
  return (
    <Notice title={nothingHereTitle} actions={<ButtonLink to={deskPath}>{goToInbox}</ButtonLink>}>
      <p>{nothingHereText}</p>
    </Notice>
  )
}
