import { paths } from '../../app/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useLeaveAccount } from './useLeaveAccount'

/** The login screen of somebody who is signed in. */
export function AlreadyIn({ email }: { email: string }) {
  const leave = useLeaveAccount()
  const actions = (
    <>
      <ButtonLink to={paths.store}>Visit Products</ButtonLink>
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
