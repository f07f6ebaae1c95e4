import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { accountPagesMessages } from '../../../domain/messages/accountPages'

/** The links of the Login screen. */
export function RecoverAndRegisterLinks() {
  return (
    <>
      <Link to={routePaths.recover}>{accountPagesMessages.forgotPassword}</Link>
      <Link to={routePaths.register}>{accountPagesMessages.registerNewAccount}</Link>
    </>
  )
}
