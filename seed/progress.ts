/** Reports a step of `total` parts, and returns the function to call after each part. Nothing is shown for 0 parts. */
export type Progress = (title: string, total: number) => () => void

/** Reports nothing. */
export const noProgress: Progress = () => () => undefined

/** Reports one line per step, for a log. */
export function createLineProgress(log: (line: string) => void): Progress {
  return (title, total) => {
    if (total > 0) log(`${title}: ${total} …`)
    return () => undefined
  }
}

/** Reports a counter in place on a terminal, and one line per step elsewhere. */
export function createStreamProgress(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY
    ? createTerminalProgress(stream)
    : createLineProgress((line) => stream.write(`${line}\n`))
}

function createTerminalProgress(stream: NodeJS.WriteStream): Progress {
  return (title, total) => {
    let done = 0
    return () => {
      done += 1
      stream.write(`\r${title}: ${done} of ${total}${done === total ? '\n' : ''}`)
    }
  }
}
