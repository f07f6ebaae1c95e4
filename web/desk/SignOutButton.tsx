import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Button, type ButtonTone } from '../ui/Button'
import { HeaderButton } from './HeaderButton'

type Props = { tone: ButtonTone; isBusy: boolean; onSignOut: () => void }

/** The sign-out button, small in the header. It is never disabled, so that it keeps the focus while the sign-out runs. */
export function SignOutButton({ tone, isBusy, onSignOut }: Props) {
  const AnyButton = tone === 'light' ? HeaderButton : Button
  return (
    <AnyButton aria-busy={isBusy} aria-disabled={isBusy} onClick={onSignOut}>
      {isBusy ? deskFrameMessages.signingOut : deskFrameMessages.signOut}
    </AnyButton>
  )
}
