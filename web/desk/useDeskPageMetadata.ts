import { usePageMetadata } from '../ui/usePageMetadata'
import { useTitlePrefix } from './alerts/waitingTitle'
import { createDeskPageMetadata } from './deskMetadata'

/** Sets the metadata of a screen of staff; its title begins with the number of waiting items. */
export function useDeskPageMetadata(screenTitle: string): void {
  usePageMetadata(createDeskPageMetadata(useTitlePrefix() + screenTitle))
}
