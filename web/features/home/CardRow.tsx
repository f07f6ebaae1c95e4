import { Icon } from '../../ui/Icon'
import styles from './CardRow.module.css'

type Card = { icon: string; title: string; text: string }

type Props = { cards: readonly Card[]; level?: 2 | 3 }

/** A row of equal cards, each with an icon, a title and a text. */
export function CardRow({ cards, level = 3 }: Props) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.row}>
      {cards.map(({ icon, title, text }) => (
        <li className={styles.card} key={title}>
          <span className={styles.badge}>
            <Icon pathData={icon} size="large" />
          </span>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
