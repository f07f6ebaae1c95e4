import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { forgotPassword, registerNewAccount } from '../../../domain/messages/login'

/** The links of the Login screen. */
export function RecoverAndRegisterLinks() {
  return (
    <>
      <Link to={routePaths.recover}>{forgotPassword}</Link>
      <Link to={routePaths.register}>{registerNewAccount}</Link>
    </>
  )
}
