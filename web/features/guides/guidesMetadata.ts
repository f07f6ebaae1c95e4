import type { Guide } from '../../../domain/guides/guide'
import { guidesMessages } from '../../../domain/messages/guides'
import { routePaths } from '../../../domain/site/routePaths'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const guidesPageMetadata: PageMetadata = {
  canonicalPath: routePaths.guides,
  title: guidesMessages.guidesPageTitle,
  description: guidesMessages.guidesPageDescription,
}

export function createGuideMetadata({
  slug,
  title,
  summary,
}: Pick<Guide, 'slug' | 'title' | 'summary'>): PageMetadata {
  return {
    canonicalPath: routePaths.guide(slug),
    title: guidesMessages.formatPageTitle(title),
    description: summary,
  }
}
