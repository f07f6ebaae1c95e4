import { Link } from 'react-router-dom'
import { paths } from '../../app/paths'
import { useWayBack } from './useWayBack'

/** The ways on from Login. */
export function RecoverAndRegister() {
  const { state } = useWayBack()
  return (
    <>
      <Link to={paths.recover} state={state}>
        Forgot Password
      </Link>
      <Link to={paths.register} state={state}>
        Register New Account
      </Link>
    </>
  )
}
