import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'

/** Expects that the rules deny every operation; any other failure, such as a lost connection, fails the test. */
export async function expectDenied(...operations: Promise<unknown>[]): Promise<void> {
  await settleAll(operations.map(assertFails))
}

export async function expectAllowed(...operations: Promise<unknown>[]): Promise<void> {
  await settleAll(operations.map(assertSucceeds))
}

export function expectDecision(operation: Promise<unknown>, isAllowed: boolean): Promise<void> {
  return isAllowed ? expectAllowed(operation) : expectDenied(operation)
}

/** Awaits all operations even if one fails, so that none changes the database of the next test. */
async function settleAll(operations: Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(operations)
  await Promise.all(operations)
}
