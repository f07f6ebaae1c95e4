import { FirestoreSessionProvider } from '../../data/FirestoreSessionProvider'
import { WaitingOverview } from './WaitingOverview'

/** The live part of the inbox. It brings the full Firestore: load it for staff only. */
export function LiveInbox() {
  return (
    <FirestoreSessionProvider sessionKind="visitor">
      <WaitingOverview />
    </FirestoreSessionProvider>
  )
}
