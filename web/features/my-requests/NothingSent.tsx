import { paths } from '../../app/paths'
import { selectAuth } from '../../state/authSlice'
import { previousURLRemembered } from '../../state/cartSlice'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { ButtonLink } from '../../ui/Button'
import { Link } from '../../ui/Link'
import { Notice } from '../../ui/Notice'
import styles from './NothingSent.module.css'

/** Nothing was sent: says so, and leads to the products and to the form. */
export function NothingSent() {
  const { isLoggedIn, email } = useShopSelector(selectAuth)
  const actions = (
    <>
      <ButtonLink to={paths.store}>Visit Products</ButtonLink>
      <ButtonLink tone="quiet" to={paths.request}>
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
      {isLoggedIn ? null : <SignInForMore />}
    </Notice>
  )
}

function SignInForMore() {
  const dispatch = useShopDispatch()
  const remember = () => {
    dispatch(previousURLRemembered(paths.myRequests))
  }
  return (
    <p>
      Sent with an account, or from another device?{' '}
      <Link className={styles.link} to={paths.login} onClick={remember}>
        Sign in to see it
      </Link>
    </p>
  )
}
