import type { ReactNode } from 'react'
import { business } from '../domain/site/business'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskMetadata } from './deskMetadata'

type Props = { email: string; action: ReactNode }

/** Shown to an account without the claim `staff`: the rules give it no data. */
export function NotStaffNotice({ email, action }: Props) {
  usePageMetadata(createDeskMetadata('No Access'))
  return (
    <Notice title="This is the staff desk" actions={action}>
      <p>
        {email} is not a staff account of {business.name}, so there is nothing to show here. Sign out, then
        sign in with a staff account.
      </p>
    </Notice>
  )
}
