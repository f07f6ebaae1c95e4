import { routePaths } from '../../../domain/site/routePaths'
import {
  continueWhereYouWere,
  formatSignedIn,
  signedInTitle,
  signInAsSomeoneElse,
  visitProducts,
} from '../../../domain/messages/account'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { SignOutButton } from './SignOutButton'
import { useReturnPath } from './useReturnPath'

/** The notice that a signed-in visitor sees instead of the login or registration form. */
export function AlreadySignedIn({ email }: { email: string }) {
  const actions = (
    <>
      <ContinueLink />
      <SignOutButton>{signInAsSomeoneElse}</SignOutButton>
    </>
  )
  return (
    <Notice title={signedInTitle} actions={actions}>
      <p>{formatSignedIn(email)}</p>
    </Notice>
  )
}

/** The link back to the screen that asked for sign-in, or to the store. */
function ContinueLink() {
  const { returnPath, clearReturnPath } = useReturnPath()
  if (returnPath === '') return <ButtonLink to={routePaths.store}>{visitProducts}</ButtonLink>
  return (
    <ButtonLink to={returnPath} onClick={clearReturnPath}>
      {continueWhereYouWere}
    </ButtonLink>
  )
}
