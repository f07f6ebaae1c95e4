import { business } from '../../domain/business'
import type { PageHead } from '../../ui/usePageHead'

export const loginHead: PageHead = {
  title: 'Login',
  description: `Sign in to your account at ${business.name}.`,
}
