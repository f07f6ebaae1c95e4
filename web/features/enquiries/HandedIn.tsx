import type { OutboxItem } from '../../domain/outbox'
import { Button } from '../../ui/Button'
import styles from './Outbox.module.css'
import { OutboxPanel } from './OutboxPanel'
import { useOutbox } from './useOutbox'

type Props = { items: readonly OutboxItem[]; newId: string | undefined; onAnother: () => void }

/** What was handed in on a form's page, in the form's place, the latest first. */
export function HandedIn({ items, newId, onAnother }: Props) {
  const { activities, isKept } = useOutbox()
  return (
    <div className={styles.panels}>
      {items.map((item, at) => (
        <OutboxPanel
          item={item}
          activity={activities.get(item.outgoing.id)}
          isKept={isKept}
          isNew={item.outgoing.id === newId}
          key={item.outgoing.id}
          actions={
            at === 0 ? (
              <Button tone="quiet" onClick={onAnother}>
                Send another
              </Button>
            ) : null
          }
        />
      ))}
    </div>
  )
}
