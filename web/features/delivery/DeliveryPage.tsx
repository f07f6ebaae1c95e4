import { deliveryMessages } from '../../../domain/messages/delivery'
import { listShopAnswers } from '../../../domain/settings/shopAnswers'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { routePaths } from '../../../domain/site/routePaths'
import { useVisibleShop } from '../../data/ShopServices'
import { ButtonLink, ExternalButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import { PageSection } from '../../ui/PageSection'
import { usePageMetadata } from '../../ui/usePageMetadata'
import styles from './DeliveryPage.module.css'
import { deliveryPageMetadata } from './deliveryPageMetadata'

/** Where the shop delivers, how to collect and pay, and how long it takes, as far as it has said. */
export function DeliveryPage() {
  usePageMetadata(deliveryPageMetadata)
  const shop = useVisibleShop()
  return (
    <PageSection>
      <Heading level={1} lead={deliveryMessages.lead}>
        {deliveryMessages.title}
      </Heading>
      {listShopAnswers(shop).map(({ question, answer }) => (
        <section className={styles.topic} key={question}>
          <h2 className={styles.question}>{question}</h2>
          <p className={styles.answer}>{answer}</p>
        </section>
      ))}
      <section className={styles.topic}>
        <h2 className={styles.question}>{deliveryMessages.openingHoursTitle}</h2>
        <div className={styles.hours}>
          <OpeningHours shop={shop} />
        </div>
      </section>
      <div className={styles.actions}>
        <ButtonLink to={routePaths.request}>{deliveryMessages.requestLink}</ButtonLink>
        <ExternalButtonLink tone="quiet" href={getWhatsAppUrl()}>
          <Icon pathData={chatIcon} />
          {deliveryMessages.askOnWhatsApp}
        </ExternalButtonLink>
      </div>
    </PageSection>
  )
}
