import { usePageMetadata } from '../ui/usePageMetadata'
import { useTitlePrefix } from './alerts/waitingTitle'
import { createDeskPageMetadata } from './deskMetadata'

export function useDeskPageMetadata(screenTitle: string): void {
  usePageMetadata(createDeskPageMetadata(useTitlePrefix() + screenTitle))
}
