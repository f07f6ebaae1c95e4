// A query returns at most 100 documents, so twice as many ids cover every document that can come again.
const maxKnownIds = 200

/** What a snapshot of a live query has: the ids of its documents, oldest first, and whether the server sent them. */
export type ArrivalSnapshot = { ids: readonly string[]; isCurrent: boolean }

/** Returns the ids that have arrived with a snapshot, each once. What the first snapshot has was there before. */
export function createArrivalFilter(): (snapshot: ArrivalSnapshot) => string[] {
  let knownIds: Set<string> | null = null
  return ({ ids, isCurrent }) => {
    if (knownIds === null && !isCurrent) return []
    const previousIds = knownIds ?? new Set(ids)
    const arrivedIds = ids.filter((id) => !previousIds.has(id))
    knownIds = new Set([...previousIds, ...arrivedIds].slice(-maxKnownIds))
    return arrivedIds
  }
}
