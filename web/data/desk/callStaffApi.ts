import { type ApiCall, type ApiOutcome, callApi } from '../firebase/api'
import { getFirebaseAuth } from '../firebase/firebaseAuth'

/** Calls the HTTP function in the name of the signed-in staff member. Never rejects. */
export async function callStaffApi(path: string, { body }: Pick<ApiCall, 'body'> = {}): Promise<ApiOutcome> {
  try {
    const token = await getFirebaseAuth().currentUser?.getIdToken()
    return await callApi(path, { ...(body && { body }), ...(token !== undefined && { token }) })
  } catch {
    // The identity token has expired and could not be refreshed.
    return { kind: 'unreachable' }
  }
}
