import type { Readable } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'

/** What a stream of Firestore answers: a document that is there or missing, one of a query, or a sum. */
type Answer = { found?: { name: string }; missing?: string; document?: { name: string } | null }
type RequestStream = (method: string, ...rest: unknown[]) => Promise<Readable>

/**
 * Lists the paths of what Firestore bills as read from now on: each document that was asked for, there or not, each result
 * of a query, and an empty path for a query without results or for a sum.
 */
export function recordReads(firestore: Firestore): string[] {
  const paths: string[] = []
  // The library reads documents and runs queries, in transactions too, with this method of its own.
  const internals = firestore as unknown as { requestStream: RequestStream }
  const requestStream = internals.requestStream.bind(firestore)
  internals.requestStream = async (method, ...rest) => {
    const stream = await requestStream(method, ...rest)
    const read: string[] = []
    const emit = stream.emit.bind(stream)
    stream.emit = (event: string, ...values: unknown[]) => {
      if (event === 'data') read.push(...listPaths(values[0] as Answer))
      if (event === 'end') paths.push(...(read.length === 0 ? [''] : read))
      return emit(event, ...values)
    }
    return stream
  }
  return paths
}

function listPaths({ found, missing, document }: Answer): string[] {
  const name = found?.name ?? missing ?? document?.name
  return name === undefined ? [] : [name.replace(/^.*\/documents\//, '')]
}
