import { type ReactNode, useId, useState } from 'react'
import { deskFiguresMessages } from '../../../domain/messages/desk/figures'
import { ListButton } from '../ui/ListButton'
import desk from '../ui/desk.module.css'
import styles from './FiguresSection.module.css'

type Props = {
  title: string
  lead?: string
  children: ReactNode
  table: ReactNode
  isWide?: boolean
}

export function FiguresSection({ title, lead, children, table, isWide = false }: Props) {
  const [hasTable, setHasTable] = useState(false)
  const id = useId()
  return (
    <section className={isWide ? `${desk.section} ${styles.wide}` : desk.section} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 className={desk.heading} id={id}>
          {title}
        </h2>
        <ListButton context={title} aria-expanded={hasTable} onClick={() => setHasTable(!hasTable)}>
          {deskFiguresMessages.showAsTable}
        </ListButton>
      </div>
      {lead === undefined ? null : <p className={desk.hint}>{lead}</p>}
      {children}
      {hasTable ? table : null}
    </section>
  )
}
