import { business } from '../domain/business'
import type { PageHead } from '../ui/usePageHead'

/** The head of 404.html, which Hosting answers with for every address that is no page. */
export const notFoundHead: PageHead = {
  title: `Page Not Found | ${business.name}`,
  description: `There is no page of ${business.name} at this address.`,
}
