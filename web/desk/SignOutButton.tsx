import { Button, type ButtonTone } from '../ui/Button'

type Props = { tone: ButtonTone; isBusy: boolean; onSignOut: () => void }

/** The sign-out button. It is never disabled, so that it keeps the focus while the sign-out runs. */
export function SignOutButton({ tone, isBusy, onSignOut }: Props) {
  return (
    <Button tone={tone} aria-busy={isBusy} aria-disabled={isBusy} onClick={onSignOut}>
      {isBusy ? 'Signing out…' : 'Sign Out'}
    </Button>
  )
}
