/** Reports a step with `total` parts. Returns the function to call after each part. Shows nothing if `total` is 0. */
export type ProgressReporter = (title: string, total: number) => () => void

export const silentProgressReporter: ProgressReporter = () => () => undefined

/** Creates a progress reporter that writes one line per step to a log. */
export function createLogProgressReporter(log: (line: string) => void): ProgressReporter {
  return (title, total) => {
    if (total > 0) log(`${title}: ${total} …`)
    return () => undefined
  }
}

/** Creates a progress reporter: a counter that is updated on a terminal, or one line per step in a file. */
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
