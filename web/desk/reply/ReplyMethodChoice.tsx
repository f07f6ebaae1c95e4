import { type ReplyMethod, replyMethods } from '../../../domain/sent-items/replyMethod'
import { deskReplyMessages } from '../../../domain/messages/desk/reply'
import styles from './ReplyLineMarks.module.css'

type Props = { method: ReplyMethod; onChoose: (method: ReplyMethod) => void }

const methodNames: Record<ReplyMethod, string> = {
  whatsapp: deskReplyMessages.onWhatsApp,
  email: deskReplyMessages.byEmail,
  phone: deskReplyMessages.byPhone,
}

/** Asks how a reply was made that did not go through the desk. */
export function ReplyMethodChoice({ method, onChoose }: Props) {
  return (
    <div className={styles.line} role="radiogroup" aria-labelledby="method-question">
      <p className={styles.text} id="method-question">
        {deskReplyMessages.howAnswered}
      </p>
      <div className={styles.choices}>
        {replyMethods.map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="method"
              checked={method === value}
              onChange={() => {
                onChoose(value)
              }}
            />
            {methodNames[value]}
          </label>
        ))}
      </div>
    </div>
  )
}
