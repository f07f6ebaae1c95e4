import type { Connect } from 'vite'

/** Answers for JSON files by their paths while developing. */
export function serveFiles(read: () => Promise<ReadonlyMap<string, string>>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const answer = async () => {
      const text = (await read()).get(request.url ?? '')
      if (text === undefined) next()
      else response.setHeader('Content-Type', 'application/json').end(text)
    }
    answer().catch(next)
  }
}
