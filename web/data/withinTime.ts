/** Waits for an answer at most so long; rejects with what `late` makes when it takes longer. */
export function withinTime<Answer>(
  answer: Promise<Answer>,
  patienceMs: number,
  late: () => Error,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(late())
    }, patienceMs)
    answer.then(resolve, reject).finally(() => {
      clearTimeout(limit)
    })
  })
}
