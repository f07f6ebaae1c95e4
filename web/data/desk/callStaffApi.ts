import { type ApiCall, type ApiOutcome, callApi } from '../firebase/api'
import { getFirebaseAuth } from '../firebase/firebaseAuth'

/** Calls the HTTP function in the name of the signed-in staff member. Never rejects. */
export function callStaffApi(path: string, call: Pick<ApiCall, 'body'> = {}): Promise<ApiOutcome> {
  return callApi(path, { ...call, user: getFirebaseAuth().currentUser })
}
