import { Link } from '../../ui/Link'
import { routePaths } from '../../domain/site/routePaths'

/** The Home and Login links below the form of the account screens, except the Login screen. */
export function HomeAndLoginLinks() {
  return (
    <>
      <Link to={routePaths.home}>Home</Link>
      <Link to={routePaths.login}>Login</Link>
    </>
  )
}
