import { routePaths } from '../../domain/site/routePaths'
import { selectAuth } from '../../state/authSlice'
import { previousURLSaved } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/storeHooks'
import { ButtonLink } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import styles from './NothingSentNotice.module.css'

/** A notice that the visitor has not sent anything yet, with links to the products and to the request form. */
export function NothingSentNotice() {
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const actions = (
    <>
      <ButtonLink to={routePaths.store}>Visit Products</ButtonLink>
      <ButtonLink tone="quiet" to={routePaths.request}>
        Make Request
      </ButtonLink>
    </>
  )
  return (
    <Notice level={2} title="Nothing sent yet" actions={actions}>
      <p>
        {isLoggedIn
          ? `Nothing was sent with the account ${email}. As soon as you send a request or a message, you find it here, with our answer.`
          : 'Nothing was sent from this browser. As soon as you send a request or a message, you find it here, with our answer.'}
      </p>
      {isLoggedIn ? null : <SignInHint />}
    </Notice>
  )
}

function SignInHint() {
  const dispatch = useShopDispatch()
  const saveReturnPath = () => {
    dispatch(previousURLSaved(routePaths.myRequests))
  }
  return (
    <p>
      Sent with an account, or from another device?{' '}
      <Link className={styles.link} to={routePaths.login} onClick={saveReturnPath}>
        Sign in to see it
      </Link>
    </p>
  )
}
