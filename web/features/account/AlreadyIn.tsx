import { paths } from '../../app/paths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { LeaveButton } from './LeaveButton'
import { useWayBack } from './useWayBack'

/** The login screen of somebody who is signed in, be it for long or by registering just now. */
export function AlreadyIn({ email }: { email: string }) {
  const actions = (
    <>
      <WayOn />
      <LeaveButton>Sign in as somebody else</LeaveButton>
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
  const { back, forget } = useWayBack()
  if (back === '') return <ButtonLink to={paths.store}>Visit Products</ButtonLink>
  return (
    <ButtonLink to={back} onClick={forget}>
      Go on where you were
    </ButtonLink>
  )
}
