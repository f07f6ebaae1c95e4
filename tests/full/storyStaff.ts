import { deleteApp, initializeApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, runTransaction, setLogLevel } from 'firebase/firestore'
import { readStoredState } from '../../web/data/desk/catalogue/catalogueDocuments'
import { createCatalogueDatabase } from '../../web/data/desk/catalogue/catalogueDatabase'
import type { StoredState } from '../../domain/catalogue/editing/storedState'

/** A staff member with an own browser, which remembers what it has seen of each product. */
export type StoryStaff = ReturnType<typeof connectStaff>

/** Signs a staff member in to a project, under the deployed rules. */
export function connectStaff(projectId: string, uid: string) {
  setLogLevel('silent')
  const app = initializeApp({ projectId }, `${uid} of ${projectId}`)
  const firestore = getFirestore(app)
  const [host = '', port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':')
  connectFirestoreEmulator(firestore, host, Number(port), {
    mockUserToken: { user_id: uid, staff: true, firebase: { sign_in_provider: 'password' } },
  })
  const seen = new Map<string, StoredState>()

  /** Sees what Firestore has of a product now. */
  async function look(productId: string): Promise<StoredState> {
    const stored = await runTransaction(firestore, (transaction) =>
      readStoredState(firestore, transaction, productId),
    )
    seen.set(productId, stored)
    return stored
  }

  return {
    uid,
    database: createCatalogueDatabase(firestore, { uid, name: uid }),
    look,
    /** What the member saw last of a product. */
    recall: async (productId: string) => seen.get(productId) ?? look(productId),
    /** The member is told what Firestore has. */
    tell: (productId: string, stored: StoredState) => seen.set(productId, stored),
    leave: () => deleteApp(app),
  }
}
