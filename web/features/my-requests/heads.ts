import { business } from '../../domain/business'
import type { PageHead } from '../../ui/usePageHead'

export const myRequestsHead: PageHead = {
  title: 'My Requests',
  description: `What you sent ${business.name}, and where it stands.`,
}
