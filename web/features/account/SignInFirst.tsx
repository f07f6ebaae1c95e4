import { paths } from '../../app/paths'
import { previousURLRemembered } from '../../state/cartSlice'
import { useShopDispatch } from '../../state/hooks'
import { ButtonLink } from '../../ui/Button'
import styles from './SignInFirst.module.css'

/** Says that a screen is for an account: sends the visitor to sign in, and has them brought `back`. */
export function SignInFirst({ to, back }: { to: string; back: string }) {
  const dispatch = useShopDispatch()
  const remember = () => {
    dispatch(previousURLRemembered(back))
  }
  return (
    <div className={styles.first}>
      <p>You are not signed in. Sign in first to {to}: you come back here afterwards.</p>
      <ButtonLink to={paths.login} onClick={remember} tone="quiet">
        Sign in first
      </ButtonLink>
    </div>
  )
}
