import type { ReactNode } from 'react'
import { deskFrameMessages } from '../../domain/messages/desk/frame'
import { Notice } from '../ui/Notice'
import { usePageMetadata } from '../ui/usePageMetadata'
import { createDeskPageMetadata } from './deskMetadata'

type Props = { email: string; action: ReactNode }

/** Shown to an account without the custom claim `staff`, because the security rules give it no data. */
export function NotStaffNotice({ email, action }: Props) {
  usePageMetadata(createDeskPageMetadata(deskFrameMessages.noAccessTitle))
  return (
    <Notice title={deskFrameMessages.staffOnlyTitle} actions={action}>
      <p>{deskFrameMessages.formatNotStaff(email)}</p>
    </Notice>
  )
}
