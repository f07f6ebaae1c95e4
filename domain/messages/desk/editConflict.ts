/** What a colleague saved. */
type ColleagueChange = { kind: 'draft' | 'published'; name: string }

/** The title of the panel for what a colleague changed at the same time. */
export function formatConflictTitle({ kind, name }: ColleagueChange): string {
  return kind === 'draft'
    ? `${name} has changed this product too`
    : `${name} has published this product meanwhile`
}

/** What was changed by a colleague alone, and is in the form. */
export function formatTakenOver(name: string, fields: string): string {
  return `Taken over from ${name}: ${fields}.`
}

/** What to do about the fields that both changed. */
export function formatConflictTask(name: string): string {
  return `You and ${name} have both changed what is below. Nothing is overwritten until you choose.`
}

/** The choice of one's own text. */
export const keepMine = 'Keep mine'

/** The choice of the colleague's text. */
export function formatTakeTheirs(name: string): string {
  return `Take ${name}'s`
}

/** The button that ends the conflict. */
export const goOn = 'Go On'

/** When a choice is missing. */
export const chooseForEach = 'Choose one of the two texts for each field.'

/** An empty value, where two texts of a field are compared. */
export const emptyValue = 'Nothing'

/** The values of the field that hides a product, where two of them are compared. */
export const visibilityNames = { hidden: 'Hidden from visitors', shown: 'Shown to visitors' } as const
