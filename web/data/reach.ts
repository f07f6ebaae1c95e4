import { withinTime } from './withinTime'

// A part that stalls would leave a screen waiting without end.
const patienceMs = 30_000

/** Firebase's part of the program could not be fetched: the device is offline, or the network too slow. */
class Unreachable extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super('The sign-in service could not be reached. Check that you are online, then try again.')
  }
}

/** It did not come although the device is online: most likely the site was published anew, and the part is gone. */
class PartMissing extends Error {
  readonly code = 'app/part-missing'

  constructor() {
    super('A part of this page did not arrive. Load the page anew, then try again.')
  }
}

/**
 * Fetches a part of the program that brings Firebase along; rejects with an error to show when it does not arrive in
 * time. The page is never loaded anew from here: what was typed would go with it, so the visitor is told to do it.
 */
export function reach<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = load().catch(() => {
    throw navigator.onLine ? new PartMissing() : new Unreachable()
  })
  return withinTime(part, patienceMs, () => new Unreachable())
}
