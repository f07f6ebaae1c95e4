import { acceptedSteps } from '../../../../domain/sent-items/acceptance'
import { isWaitingAgain } from '../../../../domain/sent-items/isWaitingAgain'
import type { SentItem } from '../../../../domain/sent-items/sentItem'
import { formatDeskTime } from './formatDeskTime'

type Progress = Pick<
  SentItem,
  | 'status'
  | 'createdAt'
  | 'waitingSince'
  | 'claimedBy'
  | 'answer'
  | 'answeredAt'
  | 'updatedAt'
  | 'accepted'
  | 'steps'
>

const stepWords = { packed: 'packed', paid: 'paid', handedOver: 'handed over' } as const

export function describeProgress(item: Progress, staffUid: string, now: number): string {
  switch (item.status) {
    case 'new':
      return describeWaiting(item, staffUid)
    case 'answered':
      return describeAnswered(item, staffUid, now)
    case 'accepted':
      return describeAccepted(item, now)
    case 'closed':
      return describeClosed(item, staffUid, now)
  }
}

function describeWaiting(item: Progress, staffUid: string): string {
  const { claimedBy } = item
  if (!claimedBy) return isWaitingAgain(item) ? 'Waiting again' : ''
  return claimedBy.uid === staffUid ? 'You are answering' : `${claimedBy.name} is answering`
}

function describeAnswered(item: Progress, staffUid: string, now: number): string {
  // The item has its first answer alone. Who answers claims it, so the claim tells who answered it again.
  const isAnsweredAgain = item.answeredAt !== null && item.waitingSince > item.answeredAt
  const name = nameStaff(isAnsweredAgain ? item.claimedBy : item.answer, staffUid)
  const time = formatTime(isAnsweredAgain ? item.updatedAt : item.answeredAt, now)
  return name === undefined ? `Answered${time}` : `Answered by ${name}${time}`
}

function describeAccepted({ accepted, steps }: Progress, now: number): string {
  const done = acceptedSteps.filter((step) => steps[step]).map((step) => stepWords[step])
  return [`Accepted${formatTime(accepted?.at ?? null, now)}`, ...done].join(', ')
}

function describeClosed({ answer, updatedAt }: Progress, staffUid: string, now: number): string {
  const name = nameStaff(answer, staffUid)
  const time = formatTime(updatedAt, now)
  return name === undefined ? `Closed${time}` : `Answered by ${name}, closed${time}`
}

function nameStaff(staff: { uid: string; name: string } | null, staffUid: string): string | undefined {
  return staff?.uid === staffUid ? 'you' : staff?.name
}

function formatTime(time: Date | null, now: number): string {
  return time ? ` ${formatDeskTime(time, now)}` : ''
}
