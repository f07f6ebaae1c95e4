import { useId, useState } from 'react'
import { parseResentMails } from '../../../domain/deliveries/failedMails'
import { deskDeliveriesMessages } from '../../../domain/messages/desk/deliveries'
import { useStaff } from '../../data/desk/DeskServices'
import type { FailedMailsSnapshot } from '../../data/desk/useFailedMails'
import type { StaffServices } from '../../data/desk/StaffServices'
import { Button } from '../../ui/Button'
import { ModalDialog } from '../ui/ModalDialog'
import { describeResendProblem } from './useResend'
import desk from '../ui/desk.module.css'
import styles from './FailedMails.module.css'

type Props = { snapshot: FailedMailsSnapshot; onDone: (message: string) => void }

/** Sends again what the list shows and what is older, after a question: an e-mail cannot be taken back. */
export function SendAllAgain({ snapshot, onDone }: Props) {
  const { resendFailedMails } = useStaff()
  // What fails while the question is open is not part of it.
  const [asked, setAsked] = useState<FailedMailsSnapshot | null>(null)
  const [isSending, setIsSending] = useState(false)
  const sendAll = async ({ mails }: FailedMailsSnapshot) => {
    setAsked(null)
    setIsSending(true)
    onDone(await resendAll(resendFailedMails, mails[0]?.updatedAt ?? new Date(0)))
    setIsSending(false)
  }
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-busy={isSending}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) setAsked(snapshot)
        }}
      >
        {isSending ? deskDeliveriesMessages.sending : deskDeliveriesMessages.sendAllAgain}
      </Button>
      {asked ? (
        <SendAllQuestion
          snapshot={asked}
          onConfirm={() => void sendAll(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  )
}

type QuestionProps = { snapshot: FailedMailsSnapshot; onConfirm: () => void; onClose: () => void }

function SendAllQuestion({ snapshot: { mails, hasMore }, onConfirm, onClose }: QuestionProps) {
  const titleId = useId()
  const unknownCount = mails.filter(({ mayHaveArrived }) => mayHaveArrived).length
  const { formatMailCount } = deskDeliveriesMessages
  return (
    <ModalDialog className={styles.dialog} aria-labelledby={titleId} closesOnOutsidePress onClose={onClose}>
      <div className={styles.question}>
        <h2 className={desk.title} id={titleId}>
          {deskDeliveriesMessages.formatConfirmTitle(formatMailCount(mails.length, hasMore))}
        </h2>
        <p>{deskDeliveriesMessages.confirmText}</p>
        {unknownCount > 0 ? (
          <p className={desk.failure}>
            {deskDeliveriesMessages.formatMayHaveArrived(formatMailCount(unknownCount, hasMore))}
          </p>
        ) : null}
        <div className={desk.buttons}>
          <Button
            onClick={() => {
              onConfirm()
              onClose()
            }}
          >
            {deskDeliveriesMessages.sendAllAgain}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {deskDeliveriesMessages.cancel}
          </Button>
        </div>
      </div>
    </ModalDialog>
  )
}

// Each call sends 200: enough for 4,000, and an end if something keeps failing.
const maxCalls = 20

/** Calls the functions until nothing is left; returns what to tell. */
async function resendAll(
  resendFailedMails: StaffServices['resendFailedMails'],
  failedUntil: Date,
): Promise<string> {
  let resent = { restarted: 0, left: 0 }
  for (let calls = 0; calls < maxCalls; calls++) {
    const outcome = await resendFailedMails(failedUntil)
    const answer = outcome.kind === 'answered' ? parseResentMails(outcome.body) : null
    if (!answer)
      return deskDeliveriesMessages.formatStopped(
        resent.restarted,
        describeResendProblem(outcome) ?? deskDeliveriesMessages.noAnswer,
      )
    resent = { restarted: resent.restarted + answer.restarted, left: answer.left }
    if (answer.left === 0 || answer.restarted === 0) break
  }
  return deskDeliveriesMessages.formatAllResent(resent)
}
