import { FirestoreSessionProvider } from '../../data/FirestoreSessionProvider'
import { UnansweredSentItemsOverview } from './UnansweredSentItemsOverview'

/** The live part of the inbox. It imports the full Firestore SDK, so load it for staff only. */
export function LiveInbox() {
  return (
    <FirestoreSessionProvider sessionKind="visitor">
      <UnansweredSentItemsOverview />
    </FirestoreSessionProvider>
  )
}
