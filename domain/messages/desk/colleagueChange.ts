import type { ChangeSource } from '../../catalogue/editing/productEdit'

/** What a colleague did to a field of an open form. */
type ColleagueChange = { kind: 'conflict' | 'takenOver'; from: ChangeSource; byName: string }

/** What colleagues do to the product that somebody has open. */
export const deskColleagueChangeMessages = {
  /** What the note at a field is about, for screen readers. */
  formatChangedBy: (label: string, name: string) => `${label}, changed by ${name}`,
  describeColleagueChange: ({ kind, from, byName }: ColleagueChange): string => {
    if (from === 'discarded')
      return `${byName} has discarded the draft while you had it open. The form shows what is published; what you had is kept here.`
    const verb = from === 'draft' ? 'changed' : 'published'
    return kind === 'conflict'
      ? `${byName} has ${verb} this too. Nothing is overwritten: choose which one to keep.`
      : `${byName} has ${verb} this while you had it open. The form has theirs; what you had is kept here.`
  },
  yours: 'Yours',
  formatTheirs: (name: string) => `${name}'s`,
  keepMine: 'Keep Mine',
  formatTakeTheirs: (name: string) => `Take ${name}'s`,
  putMineBack: 'Put Mine Back',
  dismiss: 'Dismiss',
  formatConflictSummary: (count: number): string =>
    count === 1 ? 'Choose in one field before you publish:' : `Choose in ${count} fields before you publish:`,
  takenOverSummary: 'Changed by a colleague meanwhile:',
}
