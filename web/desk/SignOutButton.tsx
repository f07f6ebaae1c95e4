import { Button, type ButtonTone } from '../ui/Button'

type Props = { tone: ButtonTone; isBusy: boolean; onSignOut: () => void }

/** Signs out; it keeps the focus while that takes time. */
export function SignOutButton({ tone, isBusy, onSignOut }: Props) {
  return (
    <Button tone={tone} aria-busy={isBusy} aria-disabled={isBusy} onClick={onSignOut}>
      {isBusy ? 'Signing out…' : 'Sign Out'}
    </Button>
  )
}
