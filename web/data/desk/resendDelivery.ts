import { apiPaths } from '../../domain/site/apiPaths'
import { type ApiOutcome, callApi } from '../api'
import { getFirebaseAuth } from '../firebase/firebaseAuth'

/** Asks the functions to send a failed delivery again, in the name of the signed-in staff member. Never rejects. */
export async function resendDelivery(id: string): Promise<ApiOutcome> {
  try {
    const token = await getFirebaseAuth().currentUser?.getIdToken()
    return await callApi(apiPaths.resend, { body: { id }, ...(token !== undefined && { token }) })
  } catch {
    // The identity token has expired and could not be refreshed.
    return { kind: 'unreachable' }
  }
}
