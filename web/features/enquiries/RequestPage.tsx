import { business, chatUrl, mailUrl } from '../../domain/business'
import { Band } from '../../ui/Band'
import { ButtonOut } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { usePageHead } from '../../ui/usePageHead'
import { requestHead } from './heads'
import styles from './RequestPage.module.css'

const greeting = `Hello ${business.name}, I would like:\n`

/** Where a visitor sends in what they want, and how much of it. */
export function RequestPage() {
  usePageHead(requestHead)
  return (
    <>
      <p className={styles.banner}>
        Send in your list along with the quantity and someone will get back at you in less than 45 minutes
      </p>
      <Band>
        <Heading
          level={1}
          lead="Name each product and how much of it you need. We reply with what it comes to."
        >
          Fill In Form
        </Heading>
        <div className={styles.ways}>
          <ButtonOut href={chatUrl(greeting)}>
            <Icon name="chat" />
            Send your list on WhatsApp
          </ButtonOut>
          <ButtonOut tone="quiet" href={mailUrl('Product request')}>
            <Icon name="mail" />
            Send your list by e-mail
          </ButtonOut>
        </div>
      </Band>
    </>
  )
}
