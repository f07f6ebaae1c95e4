import { deskPath } from '../domain/site/deskPath'
import { ButtonLink } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { useDeskPageMetadata } from './useDeskPageMetadata'

/** Shown at an address below /staff that has no screen. */
export function UnknownAddressNotice() {
  useDeskPageMetadata('Not Found')
  return (
    <Notice title="There is nothing here" actions={<ButtonLink to={deskPath}>Go to the Inbox</ButtonLink>}>
      <p>The address may be incomplete. Open the item from the inbox, or search for its reference.</p>
    </Notice>
  )
}
