import type { User } from 'firebase/auth'
import {
  type DigestChannel,
  type DigestSettings,
  parseDigestChannel,
} from '../../../domain/digest/digestChannel'
import { firestoreCollectionNames } from '../../../domain/firebase/firestoreCollectionNames'
import { deleteFirestoreDocument, readFirestoreDocument, writeFirestoreDocuments } from './firestoreRest'
import { getSignedInUser } from './passwordSignIn'
import { getRequestOptions } from './pushDeviceDocuments'

export async function readDigestSettings(): Promise<DigestSettings> {
  const user = await getSignedInUser()
  // The address may have been verified since, in another tab.
  await user.reload()
  const { fields } = await readFirestoreDocument(toPath(user), getRequestOptions(user))
  return {
    channel: parseDigestChannel(fields),
    email: user.email ?? '',
    isEmailVerified: user.emailVerified,
  }
}

export async function chooseDigestChannel(channel: DigestChannel | null): Promise<void> {
  const user = await getSignedInUser()
  const [path, options] = [toPath(user), getRequestOptions(user)]
  if (channel === null) await deleteFirestoreDocument(path, options)
  else
    await writeFirestoreDocuments([{ path, fields: { channel }, serverTimeFields: ['updatedAt'] }], options)
}

function toPath({ uid }: User): string {
  return `${firestoreCollectionNames.digests}/${uid}`
}
