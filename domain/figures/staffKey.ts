import type { SentItemClaim } from '../sent-items/staffReply'

/** The name of a staff member's counters. It holds both: a name that changes later has counters of its own. */
export function formatStaffKey({ uid, name }: SentItemClaim): string {
  return `${uid} ${name}`
}

export function parseStaffKey(key: string): SentItemClaim {
  const [uid = '', ...words] = key.split(' ')
  return { uid, name: words.join(' ') }
}
