import type { StaffWriteOutcome } from '../../data/desk/writeStaffAction'

/** Says why a template was not written, and what to do next. */
export function describeTemplateFailure({ kind }: StaffWriteOutcome): string {
  return kind === 'unreachable'
    ? 'The database could not be reached. Check that you are online, then try again.'
    : 'The database refused the change. Sign out and in again; if it goes on, ask whoever set up your staff account.'
}
