import type { Firestore } from 'firebase-admin/firestore'
import { type Fields, getVersionsFrom, type PlannedItem } from './arrivalPlan'

type Written = { versions: readonly Fields[]; version: number; done: Promise<unknown> }

/** Writes items in steps, so that an event finds at least the version of its item that it tells of. */
export class ArrivingItems {
  readonly #firestore: Firestore
  readonly #written = new Map<PlannedItem, Written>()

  constructor(firestore: Firestore) {
    this.#firestore = firestore
  }

  /** Writes a version of an item if no later one is there; the item arrives with its first. Returns all its versions. */
  async write(item: PlannedItem, version: number): Promise<readonly Fields[]> {
    const written = this.#written.get(item) ?? {
      versions: getVersionsFrom(item, Date.now()),
      version: -1,
      done: Promise.resolve(),
    }
    if (written.version < version) {
      written.version = version
      written.done = written.done.then(() => this.#store(item, { ...written.versions[version] }))
      this.#written.set(item, written)
    }
    await written.done
    return written.versions
  }

  /** The items and their versions. */
  list(): (Pick<PlannedItem, 'key'> & Pick<Written, 'versions'>)[] {
    return [...this.#written].map(([{ key }, { versions }]) => ({ key, versions }))
  }

  // A merge keeps the time of the answer, which functions write.
  #store({ key }: PlannedItem, fields: Fields): Promise<unknown> {
    return this.#firestore.collection(key.kind).doc(key.id).set(fields, { merge: true })
  }
}
