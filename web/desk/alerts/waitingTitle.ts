import { useSyncExternalStore } from 'react'
import { createChangeNotifier } from '../../browser/createChangeNotifier'

const maxShownCount = 99

const { subscribe, notify } = createChangeNotifier()

let shownCount = 0

/** Sets the number of waiting items that the titles of the desk's screens show; 0 for none. */
export function setTitleCount(count: number): void {
  shownCount = count
  notify()
}

/** Returns what the titles of the desk's screens begin with, such as '(3) '; '' if nothing waits. */
export function useTitlePrefix(): string {
  return formatTitlePrefix(useSyncExternalStore(subscribe, () => shownCount))
}

/** Formats the beginning of a title: '(3) ', '(99+) ' for more than 99, or '' for 0. */
export function formatTitlePrefix(count: number): string {
  if (count === 0) return ''
  return `(${count > maxShownCount ? `${maxShownCount}+` : count}) `
}
