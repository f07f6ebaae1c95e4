import { aboutMessages } from '../../../domain/messages/about'
import { routePaths } from '../../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const aboutPageMetadata: PageMetadata = {
  canonicalPath: routePaths.about,
  title: aboutMessages.aboutTitle,
  description: aboutMessages.aboutDescription,
}
