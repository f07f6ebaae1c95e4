import { useId } from 'react'
import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { listShopAnswers } from '../../../domain/settings/shopAnswers'
import type { ShopSettings } from '../../../domain/settings/shopSettings'
import { toVisibleShop } from '../../../domain/settings/toVisibleShop'
import { OpeningHours } from '../../ui/OpeningHours'
import desk from '../ui/desk.module.css'
import styles from './Settings.module.css'

/** The opening hours and the answers as visitors will read them, and what whoever accepts a quote gets. */
export function ShopPreview({ settings }: { settings: ShopSettings }) {
  const titleId = useId()
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 className={desk.heading} id={titleId}>
        {deskSettingsMessages.previewTitle}
      </h2>
      <OpeningHours shop={toVisibleShop(settings)} />
      <dl className={styles.answers}>
        {listShopAnswers(settings).map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={desk.written}>{answer}</dd>
          </div>
        ))}
        {settings.payment === '' ? null : (
          <div>
            <dt>{deskSettingsMessages.paymentPreviewTitle}</dt>
            <dd className={desk.written}>{settings.payment}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
