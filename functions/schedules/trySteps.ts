import { error as logError } from 'firebase-functions/logger'
import { describeError, type ErrorDescription } from '../describeError'

type FailedStep = ErrorDescription & { step: string }

/** Tries all steps at the same time, whatever becomes of the others, and returns those that failed. */
export async function trySteps(
  steps: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<FailedStep[]> {
  const outcomes = await Promise.all(
    Object.entries(steps).map(async ([step, run]) => {
      try {
        await run()
        return []
      } catch (error) {
        return [{ step, ...describeError(error) }]
      }
    }),
  )
  return outcomes.flat()
}

/** Logs the steps that failed and makes the run of a schedule fail, if there are any; the next run tries them again. */
export function failIfAny(failed: readonly FailedStep[]): void {
  if (failed.length === 0) return
  logError('Steps of a schedule failed', { failed })
  throw new Error(`These steps failed: ${failed.map(({ step }) => step).join(', ')}`)
}
