import { maxImportRequestLength } from '../../domain/catalogue/importing/importRequest'
import { apiPaths } from '../../domain/site/apiPaths'
import { importProducts } from '../catalogue-import/importProducts'
import { resendDelivery } from './resendDelivery'
import { deleteAccount } from '../forgetting/deleteAccount'
import { countMissingSearches, listMissingSearches } from '../missing-searches/missingSearches'
import { listOwnDevices } from '../push/pushDevices'
import type { Services } from '../services'
import { answerStatusRequest } from '../status-links/statusLinks'
import type { ApiHandler } from '../apiTypes'

type ApiRoute = {
  method: 'GET' | 'POST'
  handle: ApiHandler
  /** The greatest length of a request's body as JSON, where it is not the usual one. */
  maxBodyLength?: number
}

/** The method and the handler of each path of the HTTP function. */
export function createApiRoutes(services: Services): Readonly<Record<string, ApiRoute>> {
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
    [apiPaths.importProducts]: {
      method: 'POST',
      handle: (request) => importProducts(firestore, request),
      maxBodyLength: maxImportRequestLength,
    },
    [apiPaths.missingSearches]: {
      method: 'POST',
      handle: (request) => countMissingSearches(firestore, request),
    },
    [apiPaths.missingSearchCounts]: {
      method: 'GET',
      handle: (request) => listMissingSearches(firestore, request),
    },
  }
}

function answerSettings({ smtpUrl, pushKeys }: Services) {
  return { status: 200, body: { email: smtpUrl !== null, pushKey: pushKeys?.publicKey ?? null } }
}
