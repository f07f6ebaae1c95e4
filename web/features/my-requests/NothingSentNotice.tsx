import { routePaths } from '../../../domain/site/routePaths'
import { myRequestsMessages } from '../../../domain/messages/myRequests'
import { selectAuth } from '../../state/authSlice'
import { previousURLSaved } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import { ButtonLink } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import styles from './NothingSentNotice.module.css'

export function NothingSentNotice() {
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const actions = (
    <>
      <ButtonLink to={routePaths.store}>{myRequestsMessages.visitProducts}</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.request}>
        {myRequestsMessages.makeRequest}
      </ButtonLink>
    </>
  )
  return (
    <Notice level={2} title={myRequestsMessages.nothingSentTitle} actions={actions}>
      <p>
        {isLoggedIn
          ? myRequestsMessages.formatNothingSentText(email)
          : myRequestsMessages.nothingSentFromHere}
      </p>
      {isLoggedIn ? null : <SignInHint />}
    </Notice>
  )
}

function SignInHint() {
  const dispatch = useShopDispatch()
  const saveReturnPath = () => dispatch(previousURLSaved(routePaths.myRequests))
  return (
    <p>
      {myRequestsMessages.signInQuestion}{' '}
      <Link className={styles.link} to={routePaths.login} onClick={saveReturnPath}>
        {myRequestsMessages.signInLink}
      </Link>
    </p>
  )
}
