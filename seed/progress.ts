/** Announces a step of so many parts, and answers what to call when a part is done. A step of no parts says nothing. */
export type Progress = (title: string, parts: number) => () => void

/** Shows nothing. */
export const silent: Progress = () => () => undefined

/** One line for each step, for a log. */
export function inLines(say: (line: string) => void): Progress {
  return (title, parts) => {
    if (parts > 0) say(`${title}: ${parts} …`)
    return () => undefined
  }
}

/** A line that counts up in place, for a terminal; one line for each step elsewhere. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  return stream.isTTY ? inPlace(stream) : inLines((line) => stream.write(`${line}\n`))
}

function inPlace(stream: NodeJS.WriteStream): Progress {
  return (title, parts) => {
    let done = 0
    return () => {
      done += 1
      stream.write(`\r${title}: ${done} of ${parts}${done === parts ? '\n' : ''}`)
    }
  }
}
