import { getMailtoUrl, getWhatsAppUrl } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import { uiMessages } from '../../domain/messages/ui'
import styles from './NoScriptNotice.module.css'

/** Without JavaScript, explains why controls are missing and what still works. */
export function NoScriptNotice({ purpose }: { purpose: string }) {
  return (
    <noscript className={styles.notice}>
      {purpose}
      {uiMessages.javaScriptNeeded} <a href={routePaths.allProducts}>{uiMessages.allProductsLink}</a>,{' '}
      <a href={getMailtoUrl()}>{uiMessages.emailLink}</a> {uiMessages.orWord}{' '}
      <a href={getWhatsAppUrl()}>{uiMessages.chatLink}</a>.
    </noscript>
  )
}
