import { businessDetails } from '../domain/site/businessDetails'
import type { PageMetadata } from '../ui/usePageMetadata'

export function createDeskPageMetadata(screenTitle: string): PageMetadata {
  return {
    title: `${screenTitle} | ${businessDetails.name} Desk`,
    description: `For the staff of ${businessDetails.name}.`,
  }
}
