import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'

/** The ways on from the screens beside Login. */
export function HomeAndLogin() {
  return (
    <>
      <Link to={paths.home}>Home</Link>
      <Link to={paths.login}>Login</Link>
    </>
  )
}
