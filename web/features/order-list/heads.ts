import { business } from '../../domain/business'
import type { PageHead } from '../../ui/usePageHead'

export const confirmListHead: PageHead = {
  title: 'Confirm List',
  description: `The products that you would like from ${business.name}, and how much of each.`,
}
