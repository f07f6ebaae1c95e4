import { format } from 'node:util'
import { vi } from 'vitest'

let messages: string[] = []
let expected: RegExp[] = []

/** Records the errors and warnings of the console until the test ends. */
export function recordConsoleMessages(): void {
  messages = []
  expected = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => messages.push(format(...parts)))
}

/** Lets this test's console have errors and warnings that match. */
export function expectConsoleMessages(pattern: RegExp): void {
  expected.push(pattern)
}

/** Returns the recorded errors and warnings that the test did not expect. */
export function takeUnexpectedMessages(): string[] {
  return messages.filter((message) => !expected.some((pattern) => pattern.test(message)))
}
