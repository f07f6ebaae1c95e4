import { paths } from '../../app/paths'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The change of a password for an account that has none. */
export function NoPassword({ email }: { email: string }) {
  const actions = (
    <>
      <ButtonLink to={paths.recover}>Get a password by e-mail</ButtonLink>
      <ButtonLink to={paths.home} tone="quiet">
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
