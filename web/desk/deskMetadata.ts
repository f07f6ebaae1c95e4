import { business } from '../domain/site/business'
import type { PageMetadata } from '../ui/usePageMetadata'

/** The title of a desk screen, as the browser's tab shows it. */
export function createDeskMetadata(screenTitle: string): PageMetadata {
  return {
    title: `${screenTitle} | ${business.name} Desk`,
    description: `For the staff of ${business.name}.`,
  }
}
