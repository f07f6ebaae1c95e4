import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import type { StaffWriteOutcome } from '../../data/desk/writeStaffAction'

export function describeTemplateFailure({ kind }: StaffWriteOutcome): string {
  return kind === 'unreachable' ? deskTemplatesMessages.templateOffline : deskTemplatesMessages.templateDenied
}
