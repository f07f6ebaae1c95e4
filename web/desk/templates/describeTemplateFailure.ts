import { deskTemplatesMessages } from '../../../domain/messages/desk/templates'
import type { StaffWriteOutcome } from '../../data/desk/writeStaffAction'

/** Says why a template was not written, and what to do next. */
export function describeTemplateFailure({ kind }: StaffWriteOutcome): string {
  return kind === 'unreachable' ? deskTemplatesMessages.templateOffline : deskTemplatesMessages.templateDenied
}
