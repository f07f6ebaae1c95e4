import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'

/** The rules refused it: any other failure, a bad request or a lost connection, is no denial and fails the test. */
export async function expectDenied(attempt: Promise<unknown>): Promise<void> {
  await assertFails(attempt)
}

export async function expectAllowed(attempt: Promise<unknown>): Promise<void> {
  await assertSucceeds(attempt)
}

export async function expectOutcome(attempt: Promise<unknown>, allowed: boolean): Promise<void> {
  await (allowed ? expectAllowed(attempt) : expectDenied(attempt))
}
