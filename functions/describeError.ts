/** What a log may hold of an error. */
export type ErrorDescription = { name: string; code?: unknown; stack?: string[] }

const maxFrames = 10

/** Describes an error by its name, its code and where it was thrown: its message could hold what a person sent. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error }
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    stack: listFrames(error).slice(0, maxFrames),
  }
}

// A stack begins with the message, which may have many lines.
function listFrames({ message, stack = '' }: Error): string[] {
  const lines = stack.replace(message, () => '').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '))
}
