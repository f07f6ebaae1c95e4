import { getMailtoUrl, getWhatsAppUrl } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import {
  allProductsLink,
  chatLink,
  emailLink,
  javaScriptNeeded,
  orWord,
} from '../../domain/messages/noScript'
import styles from './NoScriptNotice.module.css'

/** Without JavaScript, explains why controls are missing and what still works. */
export function NoScriptNotice({ purpose }: { purpose: string }) {
  return (
    <noscript className={styles.notice}>
      {purpose}
      {javaScriptNeeded} <a href={routePaths.allProducts}>{allProductsLink}</a>,{' '}
      <a href={getMailtoUrl()}>{emailLink}</a> {orWord} <a href={getWhatsAppUrl()}>{chatLink}</a>.
    </noscript>
  )
}
