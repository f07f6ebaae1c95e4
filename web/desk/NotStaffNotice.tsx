import type { ReactNode } from 'react'
import { businessDetails } from '../domain/site/businessDetails'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskPageMetadata } from './deskMetadata'

type Props = { email: string; action: ReactNode }

/** Shown to an account without the custom claim `staff`, because the security rules give it no data. */
export function NotStaffNotice({ email, action }: Props) {
  usePageMetadata(createDeskPageMetadata('No Access'))
  return (
    <Notice title="This is the staff desk" actions={action}>
      <p>
        {email} is not a staff account of {businessDetails.name}, so there is nothing to show here. Sign out,
        then sign in with a staff account.
      </p>
    </Notice>
  )
}
