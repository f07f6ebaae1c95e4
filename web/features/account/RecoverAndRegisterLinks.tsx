import { Link } from '../../ui/Link'
import { routePaths } from '../../domain/site/routePaths'

/** The links of the Login screen. */
export function RecoverAndRegisterLinks() {
  return (
    <>
      <Link to={routePaths.recover}>Forgot Password</Link>
      <Link to={routePaths.register}>Register New Account</Link>
    </>
  )
}
