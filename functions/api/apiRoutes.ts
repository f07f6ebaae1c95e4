import { apiPaths } from '../../web/domain/site/apiPaths'
import { resendDelivery } from '../deliveries/resendDelivery'
import { deleteAccount } from '../forgetting/deleteAccount'
import { listOwnDevices } from '../push/listOwnDevices'
import type { Services } from '../services'
import { answerStatusRequest } from '../status-links/answerStatusRequest'
import type { ApiHandler } from './apiTypes'

/** The method and the handler of each path of the HTTP function. */
export function createApiRoutes(
  services: Services,
): Readonly<Record<string, { method: 'GET' | 'POST'; handle: ApiHandler }>> {
  const { firestore, auth } = services
  return {
    [apiPaths.settings]: { method: 'GET', handle: () => Promise.resolve(answerSettings(services)) },
    [apiPaths.sentItemStatus]: {
      method: 'POST',
      handle: (request) => answerStatusRequest(firestore, request),
    },
    [apiPaths.devices]: { method: 'GET', handle: (request) => listOwnDevices(firestore, request) },
    [apiPaths.resend]: { method: 'POST', handle: (request) => resendDelivery(services, request) },
    [apiPaths.deleteAccount]: {
      method: 'POST',
      handle: (request) => deleteAccount({ firestore, auth }, request),
    },
  }
}

function answerSettings({ smtpUrl, pushKeys }: Services) {
  return { status: 200, body: { email: smtpUrl !== null, pushKey: pushKeys?.publicKey ?? null } }
}
