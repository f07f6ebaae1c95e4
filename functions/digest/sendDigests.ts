import type { UserRecord } from 'firebase-admin/auth'
import { error as logError } from 'firebase-functions/logger'
import { createDigestPush, type Digest, isEmptyDigest } from '../../domain/digest/digest'
import { type DigestChannel, parseDigestChannel } from '../../domain/digest/digestChannel'
import { findDigestDay } from '../../domain/digest/digestDay'
import { firestoreCollectionNames } from '../../domain/firebase/firestoreCollectionNames'
import type { Calendar } from '../../domain/opening-hours/calendar'
import { catchDeliveryError } from '../deliveries/attemptDelivery'
import { findUser, isActiveStaff } from '../findUser'
import { renderDigestMail } from '../mail/renderDigestMail'
import { getMessageId, sendMail } from '../mail/sendMail'
import { findAccountDevices } from '../push/pushDevices'
import { pushOnce } from '../push/pushOnce'
import type { Services } from '../services'
import { readShopSettings } from '../settings/readShopSettings'
import { settleAll } from '../settleAll'
import { claimDigest, releaseDigest } from './digestState'
import { readDigest } from './readDigest'

// More than a shop has staff, so that a run reads a bounded number of documents.
const maxStaff = 100

/**
 * Sends the morning summary to each staff member who wants one, once a day. Runs that come twice, at the same time or up to
 * two hours late send none twice: see docs/decisions/046-the-morning-digest.md.
 */
export async function sendDigests(services: Services, now: number): Promise<void> {
  const { firestore, auth } = services
  const { calendar } = await readShopSettings(firestore)
  const day = findDigestDay(now, calendar)
  if (day === null) return
  const { docs } = await firestore.collection(firestoreCollectionNames.digests).limit(maxStaff).get()
  let digest: Promise<Digest> | undefined
  await settleAll(
    docs.map(async (document) => {
      const uid = document.id
      const channel = parseDigestChannel(document.data())
      const user = channel && (await findUser(auth, uid))
      const send = user && isActiveStaff(user) ? findSender(services, channel, user, { now, calendar }) : null
      if (!send || !(await claimDigest(firestore, uid, day))) return
      const error = await catchDeliveryError(async () => {
        digest ??= readDigest(firestore, now, calendar)
        const found = await digest
        if (!isEmptyDigest(found)) await send(found, `digest-${day}-${uid}`)
      })
      if (!error) return
      logError('A morning summary was not sent', { uid, reason: error.message })
      if (!error.isPermanent && !error.mayHaveArrived) await releaseDigest(firestore, uid)
    }),
  )
}

type SendDigest = (digest: Digest, id: string) => Promise<void>

/** Returns what sends a summary; null if this deployment does not send it, or the account has not proved its address. */
function findSender(
  services: Services,
  channel: DigestChannel,
  { uid, email, emailVerified }: UserRecord,
  { now, calendar }: { now: number; calendar: Calendar },
): SendDigest | null {
  const { firestore, smtpUrl, pushKeys, siteUrl } = services
  if (channel === 'push') {
    if (pushKeys === null) return null
    return async (digest) =>
      pushOnce(services, pushKeys, await findAccountDevices(firestore, uid), createDigestPush(digest))
  }
  if (smtpUrl === null || email === undefined || !emailVerified) return null
  return (digest, id) => {
    const mail = renderDigestMail({ digest, siteUrl, now: new Date(now), calendar })
    return sendMail(smtpUrl, { ...mail, to: email, messageId: getMessageId([id]) })
  }
}
