import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useWayBack } from './useWayBack'

/** The ways on from the screens beside Login. */
export function HomeAndLogin() {
  const { state } = useWayBack()
  return (
    <>
      <Link to={paths.home}>Home</Link>
      <Link to={paths.login} state={state}>
        Login
      </Link>
    </>
  )
}
