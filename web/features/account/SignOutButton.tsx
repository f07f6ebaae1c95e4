import { sessionMessages } from '../../../domain/messages/session'
import { useShopServices } from '../../data/ShopServices'
import { useShopStore } from '../../state/storeHooks'
import { Button } from '../../ui/Button'
import { saveAndSignOut, useSignOutProgress } from './saveAndSignOut'

/** The sign-out button. During sign-out it is not disabled, because a disabled button would lose the focus. */
export function SignOutButton({ children }: { children: string }) {
  const store = useShopStore()
  const services = useShopServices()
  const isSigningOut = useSignOutProgress() !== 'idle'
  return (
    <Button
      tone="quiet"
      aria-busy={isSigningOut}
      aria-disabled={isSigningOut}
      onClick={() => void saveAndSignOut(services, store)}
    >
      {isSigningOut ? sessionMessages.signingOut : children}
    </Button>
  )
}
