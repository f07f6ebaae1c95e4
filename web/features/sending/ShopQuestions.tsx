import { layoutMessages } from '../../../domain/messages/layout'
import { listShopAnswers } from '../../../domain/settings/shopAnswers'
import { routePaths } from '../../../domain/site/routePaths'
import { useVisibleShop } from '../../data/ShopServices'
import { Link } from '../../ui/Link'
import styles from './RequestPage.module.css'

/** What visitors ask before they send a request, each with its answer below it once it is opened. */
export function ShopQuestions() {
  return (
    <div className={styles.questions} role="group" aria-label={layoutMessages.deliveryLink}>
      {listShopAnswers(useVisibleShop()).map(({ question, answer }) => (
        <details className={styles.question} key={question}>
          <summary className={styles.summary}>{question}</summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
      <Link className={styles.link} to={routePaths.delivery}>
        {layoutMessages.deliveryLink}
      </Link>
    </div>
  )
}
