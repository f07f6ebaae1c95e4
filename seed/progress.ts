/** Reports a step of `total` parts, and returns the function to call after each part. Nothing is shown for 0 parts. */
export type ProgressReporter = (title: string, total: number) => () => void

/** Reports nothing. */
export const silentProgressReporter: ProgressReporter = () => () => undefined

/** Reports one line per step, for a log. */
export function createLogProgressReporter(log: (line: string) => void): ProgressReporter {
  return (title, total) => {
    if (total > 0) log(`${title}: ${total} …`)
    return () => undefined
  }
}

/** Reports a counter in place on a terminal, and one line per step elsewhere. */
export function createStreamProgressReporter(stream: NodeJS.WriteStream): ProgressReporter {
  return stream.isTTY
    ? createTerminalProgress(stream)
    : createLogProgressReporter((line) => stream.write(`${line}\n`))
}

function createTerminalProgress(stream: NodeJS.WriteStream): ProgressReporter {
  return (title, total) => {
    let done = 0
    return () => {
      done += 1
      stream.write(`\r${title}: ${done} of ${total}${done === total ? '\n' : ''}`)
    }
  }
}
