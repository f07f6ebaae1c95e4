import { useEffect } from 'react'
import { prepareSignIn } from '../../data/session'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/hooks'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { AlreadyIn } from './AlreadyIn'
import { loginHead } from './heads'
import { LoadingOverlay } from './LoadingOverlay'
import { SignInForm } from './SignInForm'
import { useSignIn } from './useSignIn'
import styles from './LoginPage.module.css'

/** Signing in; whoever is signed in already is told so. */
export function LoginPage() {
  usePageHead(loginHead)
  useEffect(prepareSignIn, [])
  const auth = useShopSelector(selectAuth)
  const { isBusy, enter } = useSignIn()
  if (auth.isLoggedIn && !isBusy) return <AlreadyIn email={auth.email} />
  return (
    <Band>
      <div className={styles.card}>
        <Heading level={1} lead="Welcome back. Your order list is kept with or without an account.">
          Login
        </Heading>
        <SignInForm
          isBusy={isBusy}
          onEnter={(email, password) => {
            void enter(email, password)
          }}
        />
      </div>
      {isBusy ? <LoadingOverlay what="Signing in" /> : null}
    </Band>
  )
}
