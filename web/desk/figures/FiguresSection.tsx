import { type ReactNode, useId, useState } from 'react'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { ListButton } from '../inbox/list/ListButton'
import styles from './FiguresSection.module.css'

type Props = {
  title: string
  lead?: string
  children: ReactNode
  table: ReactNode
  isWide?: boolean
}

/** A chart, and the table with its numbers at a press. */
export function FiguresSection({ title, lead, children, table, isWide = false }: Props) {
  const [hasTable, setHasTable] = useState(false)
  const id = useId()
  return (
    <section className={isWide ? styles.wide : styles.section} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <ListButton
          context={title}
          aria-expanded={hasTable}
          onClick={() => {
            setHasTable(!hasTable)
          }}
        >
          {deskFiguresMessages.showAsTable}
        </ListButton>
      </div>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
      {hasTable ? table : null}
    </section>
  )
}
