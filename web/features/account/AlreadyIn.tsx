import { paths } from '../../app/paths'
import { previousURLRemembered, selectPreviousURL } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useLeaveAccount } from './useLeaveAccount'

/** The login screen of somebody who is signed in, be it for long or by registering just now. */
export function AlreadyIn({ email }: { email: string }) {
  const leave = useLeaveAccount()
  const actions = (
    <>
      <WayOn />
      <Button tone="quiet" onClick={leave}>
        Sign in as somebody else
      </Button>
    </>
  )
  return (
    <Notice title="You are signed in" actions={actions}>
      <p>This browser is signed in as {email}.</p>
    </Notice>
  )
}

/** Back to the screen that asked for an account, where one did. */
function WayOn() {
  const previous = useShopSelector(selectPreviousURL)
  const dispatch = useShopDispatch()
  if (previous === '') return <ButtonLink to={paths.store}>Visit Products</ButtonLink>
  const forget = () => {
    dispatch(previousURLRemembered(''))
  }
  return (
    <ButtonLink to={previous} onClick={forget}>
      Go on where you were
    </ButtonLink>
  )
}
