import type { StaffWriteQueue } from './staffWriteQueue'

const firstPauseMs = 5000
const maxPauseMs = 60_000

/** Creates a loop that makes a staff member's waiting writes, with growing pauses, until none waits. */
export function createRetryLoop(queue: StaffWriteQueue, staffUid: string) {
  let isStopped = false
  let pauseMs = firstPauseMs
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = async () => {
    clearTimeout(timer)
    await queue.flush(staffUid)
    if (isStopped || !queue.hasWaiting(staffUid)) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), pauseMs)
    pauseMs = Math.min(2 * pauseMs, maxPauseMs)
  }
  return {
    /** Makes the writes now, and starts the loop again with the shortest pause. */
    runNow: () => {
      isStopped = false
      pauseMs = firstPauseMs
      void run()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

export type RetryLoop = ReturnType<typeof createRetryLoop>
