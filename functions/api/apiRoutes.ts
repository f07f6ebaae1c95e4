import { maxImportRequestBytes } from '../../domain/catalogue/importing/importRequest'
import { apiPaths } from '../../domain/site/apiPaths'
import { importProducts } from '../catalogue-import/importProducts'
import { resendDelivery } from './resendDelivery'
import { resendFailed } from './resendFailed'
import { undoStaffAction } from './undoStaffAction'
import { answerQuestion, answerQuote } from '../conversation/answerSender'
import { deleteAccount } from '../forgetting/deleteAccount'
import {
  countMissingSearches,
  ignoreMissingSearch,
  listMissingSearches,
} from '../missing-searches/missingSearches'
import { listOwnDevices } from '../push/pushDevices'
import type { Services } from '../services'
import { answerStatusLinkRequest, answerStatusRequest } from '../status-links/statusLinks'
import type { ApiHandler, StaffApiHandler } from '../apiTypes'

const usualMaxBodyBytes = 10_000

/** `maxBodyBytes` is the greatest length of a request's body, in bytes. */
type ApiRoute =
  { method: 'GET'; handle: ApiHandler } | { method: 'POST'; handle: ApiHandler; maxBodyBytes: number }

/** The method and the handler of each path of the HTTP function. */
export type ApiRoutes = ReadonlyMap<string, ApiRoute>

export function createApiRoutes(services: Services): ApiRoutes {
  const { firestore, auth } = services
  const routes = {
    [apiPaths.settings]: get(() => Promise.resolve(answerSettings(services))),
    [apiPaths.sentItemStatus]: post((request) => answerStatusRequest(firestore, request)),
    [apiPaths.question]: post((request) => answerQuestion(firestore, request)),
    [apiPaths.quoteAnswer]: post((request) => answerQuote(firestore, request)),
    [apiPaths.devices]: get((request) => listOwnDevices(firestore, request)),
    [apiPaths.resend]: post(forStaff((request) => resendDelivery(firestore, request))),
    [apiPaths.resendFailed]: post(forStaff((request) => resendFailed(firestore, request))),
    [apiPaths.statusLink]: post(forStaff((request) => answerStatusLinkRequest(services, request))),
    [apiPaths.undo]: post(forStaff((request) => undoStaffAction(firestore, request))),
    [apiPaths.deleteAccount]: post((request) => deleteAccount({ firestore, auth }, request)),
    [apiPaths.importProducts]: post(
      forStaff((request) => importProducts(firestore, request)),
      maxImportRequestBytes,
    ),
    [apiPaths.missingSearches]: post((request) => countMissingSearches(firestore, request)),
    [apiPaths.missingSearchCounts]: get(forStaff((request) => listMissingSearches(firestore, request))),
    [apiPaths.ignoredSearches]: post(forStaff((request) => ignoreMissingSearch(firestore, request))),
  }
  return new Map(Object.entries(routes))
}

/** Refuses whoever is not staff now: see functions/api/verifyAccount.ts. */
function forStaff(handle: StaffApiHandler): ApiHandler {
  return async ({ account, ...request }) =>
    account?.staff === true ? handle({ ...request, account }) : { status: 403, body: { reason: 'notStaff' } }
}

function get(handle: ApiHandler): ApiRoute {
  return { method: 'GET', handle }
}

function post(handle: ApiHandler, maxBodyBytes = usualMaxBodyBytes): ApiRoute {
  return { method: 'POST', handle, maxBodyBytes }
}

function answerSettings({ smtpUrl, pushKeys }: Services) {
  return { status: 200, body: { email: smtpUrl !== null, pushKey: pushKeys?.publicKey ?? null } }
}
