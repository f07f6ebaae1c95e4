import { routePaths } from '../../../domain/site/routePaths'
import { accountPagesMessages } from '../../../domain/messages/accountPages'
import { accountMessages } from '../../../domain/messages/account'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The notice on the Change Password screen for an account that has no password because it signs in with Google. */
export function NoPasswordNotice({ email }: { email: string }) {
  const actions = (
    <>
      <ButtonLink to={routePaths.recover}>{accountPagesMessages.getPasswordByEmail}</ButtonLink>
      <ButtonLink to={routePaths.home} tone="quiet">
        {accountMessages.homeLink}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={accountPagesMessages.noPasswordTitle} actions={actions}>
      <p>{accountPagesMessages.formatNoPassword(email)}</p>
    </Notice>
  )
}
