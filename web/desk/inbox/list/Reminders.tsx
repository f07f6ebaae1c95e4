import { useId } from 'react'
import { deskConversationMessages } from '../../../../domain/messages/desk/conversation'
import type { InboxFilter } from '../../../../domain/sent-items/inboxFilter'
import { listDueReminders } from '../../../../domain/sent-items/reminders'
import { useStaff } from '../../../data/desk/DeskServices'
import { ItemRow } from './ItemRow'
import sectionStyles from './InboxList.module.css'
import pageStyles from './InboxPage.module.css'

/** The items whose reminder is due, above all sections, until somebody removes it or sets another. */
export function Reminders({ filter, now }: { filter: InboxFilter; now: number }) {
  const { staff, useReminders } = useStaff()
  const titleId = useId()
  const due = listDueReminders(useReminders(), filter, { staffUid: staff.uid, now })
  if (due.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 className={sectionStyles.title} id={titleId}>
        {deskConversationMessages.formatRemindersTitle(due.length)}
      </h2>
      <ul className={pageStyles.rows} aria-labelledby={titleId}>
        {due.map((item) => (
          <li key={item.id}>
            <ItemRow sentItem={item} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
