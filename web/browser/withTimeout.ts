/** Settles as `promise` does; rejects with `createError()` when `promise` takes longer than `timeoutMs`. */
export function withTimeout<Result>(
  promise: Promise<Result>,
  timeoutMs: number,
  createError: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
