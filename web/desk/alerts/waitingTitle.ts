import { formatItemCount } from '../../../domain/sent-items/formatItemCount'
import { useSharedState } from '../staff/SharedStateContext'
import { useAlertSettings } from './useAlertSettings'

/** Returns what the titles of the desk's screens begin with, such as '(3) '; '' if nothing waits or staff want no number. */
export function useTitlePrefix(): string {
  const { waitingCount } = useSharedState()
  const { title } = useAlertSettings()
  return formatTitlePrefix(title ? (waitingCount ?? 0) : 0)
}

/** Formats the beginning of a title: '(3) ', '(99+) ' for more than 99, or '' for 0. */
export function formatTitlePrefix(count: number): string {
  return count === 0 ? '' : `(${formatItemCount(count)}) `
}
