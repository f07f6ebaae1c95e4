import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'

/** 'drop' keeps the mail, but closes the connection before the answer: the sender cannot know whether it arrived. */
const faultStages = ['connect', 'rcpt', 'data', 'drop'] as const

/** Where in the SMTP dialogue a fault happens. */
export type FaultStage = (typeof faultStages)[number]

/** The next `next` messages fail at a stage: with this code, or, at 'drop', without an answer. */
export type MailFault = { next: number; code: 451 | 550; stage: FaultStage }

/** Parses the body of `POST /faults`; null if it is malformed. The code may be left out at the stage 'drop'. */
export function parseMailFault(body: unknown): MailFault | null {
  const { next, code = 451, stage } = toRecordOrEmpty(body)
  const knownStage = faultStages.find((name) => name === stage)
  if (typeof next !== 'number' || !Number.isSafeInteger(next) || next < 0) return null
  if (knownStage === undefined || (code !== 451 && code !== 550)) return null
  return { next, code, stage: knownStage }
}

/** The fault that the mail sink was told to make, and how many messages it still has to meet. */
export class MailFaults {
  private fault: MailFault | null = null

  /** Replaces the fault that was set before. `next: 0` ends it. */
  set(fault: MailFault): void {
    this.fault = fault
  }

  /** Whether the message that has come to this stage fails here, and with which code; null if it does not. */
  take(stage: FaultStage): MailFault | null {
    const { fault } = this
    if (fault?.stage !== stage || fault.next === 0) return null
    this.fault = { ...fault, next: fault.next - 1 }
    return fault
  }
}
