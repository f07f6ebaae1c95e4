import { useEffect } from 'react'
import { preloadSignIn } from '../../data/session'
import { businessDetails } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'
import { SignInForm } from './SignInForm'
import styles from './SignInPage.module.css'

export function SignInPage() {
  usePageMetadata(createDeskPageMetadata('Sign In'))
  useEffect(preloadSignIn, [])
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Heading level={1} lead={`For the staff of ${businessDetails.name}.`}>
          Staff Sign-In
        </Heading>
        <SignInForm />
        <nav className={styles.links} aria-label="Other pages">
          <a href={routePaths.recover}>Forgot your password?</a>
          <a href={routePaths.home}>Go to the shop</a>
        </nav>
      </div>
    </div>
  )
}
