/** Firebase's part of the program could not be fetched. */
class Unreachable extends Error {
  readonly code = 'app/unreachable'

  constructor() {
    super('The sign-in service could not be reached. Check that you are online, then try again.')
  }
}

/** Fetches a part of the program that brings Firebase along; rejects with an error to show when it does not arrive. */
export async function reach<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new Unreachable()
  }
}
