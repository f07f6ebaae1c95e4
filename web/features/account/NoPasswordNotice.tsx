import { routePaths } from '../../domain/site/routePaths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The notice on the Change Password screen for an account that has no password because it signs in with Google. */
export function NoPasswordNotice({ email }: { email: string }) {
  const actions = (
    <>
      <ButtonLink to={routePaths.recover}>Get a password by e-mail</ButtonLink>
      <ButtonLink to={routePaths.home} tone="quiet">
        Home
      </ButtonLink>
    </>
  )
  return (
    <Notice title="Your account has no password" actions={actions}>
      <p>
        {email} signs in with Google, so there is no password here to change. Change the one of your Google
        account at Google, or get one for this site by e-mail.
      </p>
    </Notice>
  )
}
