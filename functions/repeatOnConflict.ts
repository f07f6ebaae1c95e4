import { setTimeout as wait } from 'node:timers/promises'
import { isConflict } from './errorCodes'

const maxTries = 10
const longestPauseMs = 2000

/** Tries a write again after a random pause if another write came first, nine times at most; then rejects. */
export async function repeatOnConflict<Result>(write: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      if (tries === maxTries || !isConflict(error)) throw error
    }
    await wait(Math.random() * Math.min(longestPauseMs, 50 * 2 ** tries))
  }
}
