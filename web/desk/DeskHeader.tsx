import type { ReactNode } from 'react'
import type { Account } from '../../domain/account/account'
import { businessDetails } from '../../domain/site/businessDetails'
import { deskPath } from '../../domain/site/deskPath'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Icon } from '../ui/Icon'
import { leafIcon } from '../ui/icons'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import styles from './DeskHeader.module.css'

type Props = { account: Account | null; navigation: ReactNode; actions: ReactNode }

export function DeskHeader({ account, navigation, actions }: Props) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={deskPath}>
        <span className={styles.emblem}>
          <Icon pathData={leafIcon} />
        </span>
        <span className={styles.business}>{businessDetails.name}</span>
        <span className={styles.tag}>{deskFrameMessages.deskName}</span>
      </a>
      {navigation ? <div className={styles.navigation}>{navigation}</div> : null}
      {account ? (
        <p className={styles.account}>
          <VisuallyHidden>{deskFrameMessages.signedInAs} </VisuallyHidden>
          {account.userName ? <strong className={styles.userName}>{account.userName}</strong> : null}
          <span className={styles.email}>{account.email}</span>
        </p>
      ) : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  )
}
