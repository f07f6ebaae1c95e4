import { useId } from 'react'
import { chatUrl } from '../../domain/business'
import { ButtonOut } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import styles from './RequestSteps.module.css'

/** What happens with a list, when somebody is there to read it, and the quicker way. */
export function RequestSteps() {
  const title = useId()
  return (
    <aside className={styles.steps} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        How it goes
      </h2>
      <ol className={styles.list}>
        <li>Name each product and how much of it you need.</li>
        <li>Tell us how to reach you.</li>
        <li>A person replies with what we have and what it comes to.</li>
      </ol>
      <h2 className={styles.title}>When we are here</h2>
      <OpeningHours />
      <ButtonOut tone="quiet" href={chatUrl()}>
        <Icon drawing={chatIcon} />
        Ask on WhatsApp
      </ButtonOut>
    </aside>
  )
}
