import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'

/** Expects a denial by the rules; any other failure, such as a lost connection, fails the test. */
export async function expectDenied(operation: Promise<unknown>): Promise<void> {
  await assertFails(operation)
}

export async function expectAllowed(operation: Promise<unknown>): Promise<void> {
  await assertSucceeds(operation)
}

export async function expectDecision(operation: Promise<unknown>, isAllowed: boolean): Promise<void> {
  await (isAllowed ? expectAllowed(operation) : expectDenied(operation))
}
