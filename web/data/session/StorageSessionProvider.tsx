import type { ReactNode } from 'react'
import { StorageProvider } from 'reactfire'
import { getFirebaseStorage } from '../firebase/firebaseStorage'

/** Provides Storage below a FirestoreSessionProvider. Load lazily: this component imports the Storage SDK. */
export function StorageSessionProvider({ children }: { children: ReactNode }) {
  return <StorageProvider sdk={getFirebaseStorage()}>{children}</StorageProvider>
}
