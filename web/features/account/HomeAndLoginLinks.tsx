import { Link } from '../../ui/Link'
import { routePaths } from '../../domain/site/routePaths'

/** The links of the account screens other than Login. */
export function HomeAndLoginLinks() {
  return (
    <>
      <Link to={routePaths.home}>Home</Link>
      <Link to={routePaths.login}>Login</Link>
    </>
  )
}
