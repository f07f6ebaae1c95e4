import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { accountMessages } from '../../../domain/messages/account'

/** The Home and Login links below the form of the account screens, except the Login screen. */
export function HomeAndLoginLinks() {
  return (
    <>
      <Link to={routePaths.home}>{accountMessages.homeLink}</Link>
      <Link to={routePaths.login}>{accountMessages.loginLink}</Link>
    </>
  )
}
