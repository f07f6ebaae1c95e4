import { useRef, useState } from 'react'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import type { ApiOutcome } from '../../data/firebase/api'
import { resendDelivery } from '../../data/desk/resendDelivery'

/** Sends a failed e-mail again. `lineRef` is the line of the button, which goes when it is pressed. */
export function useResend() {
  const lineRef = useRef<HTMLLIElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const resend = async (id: string) => {
    lineRef.current?.focus()
    setIsSending(true)
    setProblem(null)
    setProblem(describeProblem(await resendDelivery(id)))
    setIsSending(false)
  }
  return {
    resend: (id: string) => void resend(id),
    isSending,
    problem,
    lineRef,
  }
}

function describeProblem(outcome: ApiOutcome): string | null {
  if (outcome.kind === 'answered') return null
  if (outcome.kind !== 'refused') return deskItemMessages.resendUnreachable
  switch (outcome.reason) {
    // A colleague was faster: the line above shows how that goes.
    case 'notFailed':
      return null
    case 'notStaff':
      return deskItemMessages.resendDenied
    default:
      return deskItemMessages.resendFailed
  }
}
