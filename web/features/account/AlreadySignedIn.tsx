import { routePaths } from '../../../domain/site/routePaths'
import { accountMessages } from '../../../domain/messages/account'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { SignOutButton } from './SignOutButton'
import { useReturnPath } from './useReturnPath'

/** The notice that a signed-in visitor sees instead of the login or registration form. */
export function AlreadySignedIn({ email }: { email: string }) {
  const actions = (
    <>
      <ContinueLink />
      <SignOutButton>{accountMessages.signInAsSomeoneElse}</SignOutButton>
    </>
  )
  return (
    <Notice title={accountMessages.signedInTitle} actions={actions}>
      <p>{accountMessages.formatSignedIn(email)}</p>
    </Notice>
  )
}

function ContinueLink() {
  const { returnPath, clearReturnPath } = useReturnPath()
  if (returnPath === '') return <ButtonLink to={routePaths.store}>{accountMessages.visitProducts}</ButtonLink>
  return (
    <ButtonLink to={returnPath} onClick={clearReturnPath}>
      {accountMessages.continueWhereYouWere}
    </ButtonLink>
  )
}
