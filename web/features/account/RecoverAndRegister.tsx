import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'

/** The ways on from Login. */
export function RecoverAndRegister() {
  return (
    <>
      <Link to={paths.recover}>Forgot Password</Link>
      <Link to={paths.register}>Register New Account</Link>
    </>
  )
}
