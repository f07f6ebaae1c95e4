import { createChangeNotifier } from '../browser/createChangeNotifier'
import { oncePer } from '../browser/oncePer'
import type { SafeStorage } from '../browser/safeStorage'
import { withTimeout } from '../browser/withTimeout'

type PendingSave = () => Promise<void>
// In this order: what the outbox sends leaves the order list.
const saveNames = ['outbox', 'orderList'] as const
type PendingSaveName = (typeof saveNames)[number]

// A download that takes longer counts as failed.
const registrationTimeoutMs = 10_000

export const getPendingSaves = oncePer<SafeStorage, ReturnType<typeof createPendingSaves>>(createPendingSaves)

function createPendingSaves() {
  const saves = new Map<PendingSaveName, PendingSave>()
  const { subscribe, notify } = createChangeNotifier()
  return {
    /** Registers a save to run before sign-out; returns a function that unregisters it. */
    register: (name: PendingSaveName, save: PendingSave): (() => void) => {
      saves.set(name, save)
      notify()
      return () => {
        if (saves.get(name) === save) saves.delete(name)
      }
    },
    /** Waits until a save is registered, because its code may still be loading; at most 10 s. Never rejects. */
    waitFor: async (name: PendingSaveName): Promise<void> => {
      let unsubscribe: () => void = () => undefined
      const registered = new Promise<void>((resolve) => {
        const resolveIfRegistered = () => {
          if (saves.has(name)) resolve()
        }
        unsubscribe = subscribe(resolveIfRegistered)
        resolveIfRegistered()
      })
      await withTimeout(registered, registrationTimeoutMs, () => new Error(`${name} is not loaded.`)).catch(
        () => undefined,
      )
      unsubscribe()
    },
    /** Runs the registered saves. Never rejects: the Redux store shows which changes are saved. */
    run: async (): Promise<void> => {
      for (const name of saveNames)
        await saves
          .get(name)?.()
          .catch(() => undefined)
    },
  }
}
