import { getMailtoUrl, getWhatsAppUrl } from '../domain/site/businessDetails'
import { routePaths } from '../domain/site/routePaths'
import styles from './NoScriptNotice.module.css'

/** Without JavaScript, explains why controls are missing and what still works. */
export function NoScriptNotice({ purpose }: { purpose: string }) {
  return (
    <noscript className={styles.notice}>
      {purpose}, please switch JavaScript on and load this page again. Without it, you can look at{' '}
      <a href={routePaths.allProducts}>the list of all products</a>,{' '}
      <a href={getMailtoUrl()}>send us an e-mail</a> or <a href={getWhatsAppUrl()}>chat with us</a>.
    </noscript>
  )
}
