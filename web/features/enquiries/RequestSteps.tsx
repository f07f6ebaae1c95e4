import { business, chatUrl, hoursText } from '../../domain/business'
import { ButtonOut } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import styles from './RequestSteps.module.css'

/** What happens with a list, when somebody is there to read it, and the quicker way. */
export function RequestSteps() {
  return (
    <aside className={styles.steps} aria-labelledby="how-it-goes">
      <h2 className={styles.title} id="how-it-goes">
        How it goes
      </h2>
      <ol className={styles.list}>
        <li>Name each product and how much of it you need.</li>
        <li>Tell us how to reach you.</li>
        <li>A person replies with what we have and what it comes to.</li>
      </ol>
      <h2 className={styles.title}>When we are here</h2>
      <dl className={styles.hours}>
        {business.hours.map((hours) => (
          <div className={styles.day} key={hours.days}>
            <dt>{hours.days}</dt>
            <dd>{hoursText(hours)}</dd>
          </div>
        ))}
      </dl>
      <ButtonOut tone="quiet" href={chatUrl()}>
        <Icon name="chat" />
        Ask on WhatsApp
      </ButtonOut>
    </aside>
  )
}
