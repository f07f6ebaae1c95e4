import { deskDescription, formatDeskTitle } from '../../domain/messages/desk/frame'
import type { PageMetadata } from '../ui/usePageMetadata'

export function createDeskPageMetadata(screenTitle: string): PageMetadata {
  return {
    title: formatDeskTitle(screenTitle),
    description: deskDescription,
  }
}
