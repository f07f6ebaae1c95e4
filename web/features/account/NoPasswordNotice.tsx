import { routePaths } from '../../../domain/site/routePaths'
import {
  formatNoPassword,
  getPasswordByEmail,
  noPasswordTitle,
} from '../../../domain/messages/changePassword'
import { homeLink } from '../../../domain/messages/account'
import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The notice on the Change Password screen for an account that has no password because it signs in with Google. */
export function NoPasswordNotice({ email }: { email: string }) {
  const actions = (
    <>
      <ButtonLink to={routePaths.recover}>{getPasswordByEmail}</ButtonLink>
      <ButtonLink to={routePaths.home} tone="quiet">
        {homeLink}
      </ButtonLink>
    </>
  )
  return (
    <Notice title={noPasswordTitle} actions={actions}>
      <p>{formatNoPassword(email)}</p>
    </Notice>
  )
}
