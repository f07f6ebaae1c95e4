import type { Firestore } from 'firebase-admin/firestore'
import { getPushServiceName } from '../../domain/push/pushHosts'
import type { ApiRequest, ApiResponse } from '../apiTypes'
import { findAccountDevices } from './pushDevices'

/** Answers with the devices of the signed-in account that receive push messages, newest first; never with an address. */
export async function listOwnDevices(firestore: Firestore, { account }: ApiRequest): Promise<ApiResponse> {
  if (!account) return { status: 401, body: { reason: 'signedOut' } }
  const devices = await findAccountDevices(firestore, account.uid)
  return {
    status: 200,
    body: {
      devices: devices.map(({ id, endpoint, createdAt }) => ({
        id,
        service: getPushServiceName(endpoint),
        createdAt: createdAt.getTime(),
      })),
    },
  }
}
