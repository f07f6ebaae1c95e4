import { useEffect } from 'react'
import { preloadSignIn } from '../../data/session/session'
import { routePaths } from '../../../domain/site/routePaths'
import {
  forgotPassword,
  goToShop,
  otherPagesLabel,
  signInLead,
  signInTitle,
  staffSignIn,
} from '../../../domain/messages/desk/signIn'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'
import { SignInForm } from './SignInForm'
import styles from './SignInPage.module.css'

export function SignInPage() {
  usePageMetadata(createDeskPageMetadata(signInTitle))
  useEffect(preloadSignIn, [])
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Heading level={1} lead={signInLead}>
          {staffSignIn}
        </Heading>
        <SignInForm />
        <nav className={styles.links} aria-label={otherPagesLabel}>
          <a href={routePaths.recover}>{forgotPassword}</a>
          <a href={routePaths.home}>{goToShop}</a>
        </nav>
      </div>
    </div>
  )
}
