import { routePaths } from '../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { SignOutButton } from './SignOutButton'
import { useReturnPath } from './useReturnPath'

/** The notice that a signed-in visitor sees instead of the login or registration form. */
export function AlreadySignedIn({ email }: { email: string }) {
  const actions = (
    <>
      <ContinueLink />
      <SignOutButton>Sign in as somebody else</SignOutButton>
    </>
  )
  return (
    <Notice title="You are signed in" actions={actions}>
      <p>This browser is signed in as {email}.</p>
    </Notice>
  )
}

/** The link back to the screen that asked for sign-in, or to the store. */
function ContinueLink() {
  const { returnPath, clearReturnPath } = useReturnPath()
  if (returnPath === '') return <ButtonLink to={routePaths.store}>Visit Products</ButtonLink>
  return (
    <ButtonLink to={returnPath} onClick={clearReturnPath}>
      Go on where you were
    </ButtonLink>
  )
}
