import { useState } from 'react'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { useStaff } from '../../data/desk/DeskServices'
import type { StaffServices } from '../../data/desk/StaffServices'

/** Sends a failed e-mail again. `problem` says why that did not work; null while nothing is wrong. */
export function useResend() {
  const { resendDelivery } = useStaff()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const resend = async (id: string) => {
    setIsSending(true)
    setProblem(null)
    const outcome = await resendDelivery(id)
    setProblem(describeResendProblem(outcome))
    setIsSending(false)
    return outcome
  }
  return { resend, isSending, problem }
}

/** Why nothing was sent again; null if it was, or if a colleague was faster. */
export function describeResendProblem(
  outcome: Awaited<ReturnType<StaffServices['resendDelivery']>>,
): string | null {
  if (outcome.kind === 'answered') return null
  if (outcome.kind !== 'refused') return deskItemMessages.resendUnreachable
  switch (outcome.reason) {
    // A colleague was faster: the live list shows how that goes.
    case 'notFailed':
      return null
    case 'notStaff':
      return deskItemMessages.resendDenied
    default:
      return deskItemMessages.resendFailed
  }
}
