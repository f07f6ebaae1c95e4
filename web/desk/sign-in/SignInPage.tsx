import { useEffect } from 'react'
import { useDeskServices } from '../../data/desk/DeskServices'
import { routePaths } from '../../../domain/site/routePaths'
import { deskFrameMessages } from '../../../domain/messages/desk/frame'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { createDeskPageMetadata } from '../deskMetadata'
import { SignInForm } from './SignInForm'
import styles from './SignInPage.module.css'

export function SignInPage() {
  usePageMetadata(createDeskPageMetadata(deskFrameMessages.signInTitle))
  const { preloadSignIn } = useDeskServices()
  useEffect(preloadSignIn, [preloadSignIn])
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Heading level={1} lead={deskFrameMessages.signInLead}>
          {deskFrameMessages.staffSignIn}
        </Heading>
        <SignInForm />
        <nav className={styles.links} aria-label={deskFrameMessages.otherPagesLabel}>
          <a href={routePaths.recover}>{deskFrameMessages.forgotPassword}</a>
          <a href={routePaths.home}>{deskFrameMessages.goToShop}</a>
        </nav>
      </div>
    </div>
  )
}
