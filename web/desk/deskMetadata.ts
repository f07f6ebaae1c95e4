import { businessDetails } from '../domain/site/businessDetails'
import type { PageMetadata } from '../ui/usePageMetadata'

/** The title of a desk screen, as the browser's tab shows it. */
export function createDeskPageMetadata(screenTitle: string): PageMetadata {
  return {
    title: `${screenTitle} | ${businessDetails.name} Desk`,
    description: `For the staff of ${businessDetails.name}.`,
  }
}
