import { business } from '../../domain/site/business'
import type { PageMetadata } from '../../ui/usePageMetadata'

export const confirmListMetadata: PageMetadata = {
  title: 'Confirm List',
  description: `The products that you would like from ${business.name}, and how much of each.`,
}
