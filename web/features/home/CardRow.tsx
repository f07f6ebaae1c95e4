import { Icon } from '../../ui/Icon'
import type { iconPaths } from '../../ui/iconPaths'
import styles from './CardRow.module.css'

type Card = { icon: keyof typeof iconPaths; title: string; text: string }

/** Cards of equal weight: a drawing, a name, a sentence. */
export function CardRow({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={styles.row}>
      {cards.map(({ icon, title, text }) => (
        <li className={styles.card} key={title}>
          <span className={styles.badge}>
            <Icon name={icon} size="large" />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
