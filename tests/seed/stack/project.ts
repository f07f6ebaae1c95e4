import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { onTestFinished } from 'vitest'
import { silent } from '../../../seed/progress'
import { seedTarget } from '../../../seed/seed'
import { chooseTarget } from '../../../seed/target'
import { useDrawnShops } from '../shop'

const openDrawnShop = useDrawnShops()

/** A shop of nine products and an empty demo project of its own to seed from it. */
export async function openProject() {
  const project = `demo-arielle-seed-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  const target = chooseTarget({ project, portOffset: 0, isProduction: false }, process.env)
  const shop = await openDrawnShop()
  const app = initializeApp({ projectId: project, storageBucket: target.bucket }, project)
  onTestFinished(() => deleteApp(app))
  return {
    project,
    shop,
    auth: getAuth(app),
    firestore: getFirestore(app),
    bucket: getStorage(app).bucket(),
    /** Seeds it and answers what was said, the outcome last. */
    seed: async () => {
      const lines: string[] = []
      const say = (line: string) => lines.push(line)
      await seedTarget(target, { say, progress: silent, folders: shop })
      return lines
    },
  }
}
