import { deskFrameMessages } from '../../domain/messages/desk/frame'
import type { PageMetadata } from '../ui/usePageMetadata'

export function createDeskPageMetadata(screenTitle: string): PageMetadata {
  return {
    title: deskFrameMessages.formatDeskTitle(screenTitle),
    description: deskFrameMessages.deskDescription,
  }
}
