import type { Connect } from 'vite'

/** Serves JSON files by path in the dev server. */
export function createJsonMiddleware(
  loadFiles: () => Promise<ReadonlyMap<string, string>>,
): Connect.NextHandleFunction {
  return (request, response, next) => {
    const respond = async () => {
      const text = (await loadFiles()).get(request.url ?? '')
      if (text === undefined) next()
      else response.setHeader('Content-Type', 'application/json').end(text)
    }
    respond().catch(next)
  }
}
