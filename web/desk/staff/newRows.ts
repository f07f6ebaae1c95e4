import { createChangeNotifier } from '../../browser/createChangeNotifier'

/** A row of the list that is not in view, and on which side it is. */
export type HiddenRow = { element: HTMLElement; place: 'above' | 'below' }

export type NewRows = ReturnType<typeof createNewRows>

/** The items that have arrived since the desk was opened and whose rows nobody has seen, in the order of their arrival. */
export function createNewRows() {
  const { subscribe, notify } = createChangeNotifier()
  const rows = new Map<string, HiddenRow | null>()
  let hiddenRows: readonly HiddenRow[] = []
  const change = (apply: () => void) => {
    apply()
    hiddenRows = [...rows.values()].filter((row) => row !== null)
    notify()
  }
  return {
    subscribe,
    /** The rows that are in the list, but not in view. */
    getHidden: () => hiddenRows,
    isNew: (id: string) => rows.has(id),
    add: (ids: readonly string[]) => change(() => ids.forEach((id) => rows.set(id, null))),
    /** Sets where the row of a new item is; null if the list has none. */
    setRow: (id: string, row: HiddenRow | null) => {
      if (rows.has(id)) change(() => rows.set(id, row))
    },
    markSeen: (id: string) => {
      if (rows.has(id)) change(() => rows.delete(id))
    },
  }
}
