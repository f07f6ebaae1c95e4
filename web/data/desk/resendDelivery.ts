import { apiPaths } from '../../../domain/site/apiPaths'
import type { ApiOutcome } from '../firebase/api'
import { callStaffApi } from './callStaffApi'

/** Asks the functions to send a failed delivery again, in the name of the signed-in staff member. Never rejects. */
export function resendDelivery(id: string): Promise<ApiOutcome> {
  return callStaffApi(apiPaths.resend, { body: { id } })
}
