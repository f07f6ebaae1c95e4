import { hasLaterForm } from '../validation/documentForm'
import { toRecordOrEmpty } from '../validation/fieldSchema'

/** How a staff member gets the morning summary: `isDigest` in firestore.rules has the same list. */
const digestChannels = ['email', 'push'] as const

export type DigestChannel = (typeof digestChannels)[number]

/** What a staff member has chosen, where null is off, and the address that an e-mail would go to. */
export type DigestSettings = { channel: DigestChannel | null; email: string; isEmailVerified: boolean }

/** Parses the document `digests/{uid}`; null if the summary is off: there is no document then, or a malformed one. */
export function parseDigestChannel(stored: unknown): DigestChannel | null {
  if (hasLaterForm(stored)) return null
  const { channel } = toRecordOrEmpty(stored)
  return digestChannels.find((known) => known === channel) ?? null
}
