import type { SentItem } from '../../../../domain/sent-items/sentItem'
import { formatDeskTime } from './formatDeskTime'

type Progress = Pick<SentItem, 'status' | 'claimedBy' | 'answer' | 'answeredAt' | 'updatedAt'>

export function describeProgress(item: Progress, staffUid: string, now: number): string {
  const { status, claimedBy, answer } = item
  if (status === 'new') {
    if (!claimedBy) return ''
    return claimedBy.uid === staffUid ? 'You are answering' : `${claimedBy.name} is answering`
  }
  const changedAt = status === 'answered' ? item.answeredAt : item.updatedAt
  const time = changedAt ? ` ${formatDeskTime(changedAt, now)}` : ''
  const name = answer?.uid === staffUid ? 'you' : answer?.name
  if (status === 'answered') return name === undefined ? `Answered${time}` : `Answered by ${name}${time}`
  return name === undefined ? `Closed${time}` : `Answered by ${name}, closed${time}`
}
