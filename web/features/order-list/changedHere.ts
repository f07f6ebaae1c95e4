import { safeStorage } from '../../state/safeStorage'

const key = 'orderList:changedAt'
const storage = safeStorage(() => localStorage)

/** Notes when the list was last changed here, until the account has it: of two devices the later change stands. */
export function noteChangedHere(isSaved: boolean): void {
  if (isSaved) storage.remove(key)
  else storage.write(key, String(Date.now()))
}

/** Whether what the account does not have yet was changed here after that moment. When it is not known, it was just now. */
export function isChangedSince(moment: number): boolean {
  const noted = Number(storage.read(key) ?? NaN)
  return Number.isNaN(noted) || noted >= moment
}
