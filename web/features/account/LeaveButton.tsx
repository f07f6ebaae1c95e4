import { useShopStore } from '../../state/hooks'
import { Button } from '../../ui/Button'
import { leave, useLeaving } from './leaving'

/** Signs out. While that takes its time the button says so, and keeps the focus. */
export function LeaveButton({ children }: { children: string }) {
  const store = useShopStore()
  const isLeaving = useLeaving() !== 'not'
  return (
    <Button
      tone="quiet"
      aria-busy={isLeaving}
      aria-disabled={isLeaving}
      onClick={() => {
        void leave(store)
      }}
    >
      {isLeaving ? 'Signing out…' : children}
    </Button>
  )
}
