import { withinTime } from './withinTime'

// A part that stalls would leave a screen waiting without end.
const patienceMs = 30_000

/** Firebase's part of the program could not be fetched. */
class Unreachable extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super('The sign-in service could not be reached. Check that you are online, then try again.')
  }
}

/** Fetches a part of the program that brings Firebase along; rejects with an error to show when it does not arrive in time. */
export async function reach<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await withinTime(load(), patienceMs, () => new Unreachable())
  } catch {
    throw new Unreachable()
  }
}
