import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2'
import { parsePriorityHeader, toUrgency } from '../network/responsePriority'
import type { PendingHttpResponseBody, HttpResponseScheduler } from '../network/responseScheduler'
import { createHttpResponse, type HostedSite } from './createHttpResponse'
import type { TrafficRecorder } from './trafficRecorder'

/** Answers one HTTP request, and records the request and its response. */
export async function handleHttpRequest(
  stream: ServerHttp2Stream,
  requestHeaders: IncomingHttpHeaders,
  {
    site,
    scheduler,
    traffic,
  }: { site: HostedSite; scheduler: HttpResponseScheduler; traffic: TrafficRecorder },
): Promise<void> {
  // Ignore the stream error that a browser causes when it cancels a request; the `close` event that follows is handled.
  stream.on('error', () => undefined)
  const closed = once(stream, 'close')
  const recordResponse = traffic.recordRequest(requestHeaders)
  const { headers, body } = await createHttpResponse(requestHeaders, site)
  const outgoing = createPendingBody(body ?? Buffer.of(), stream, closed)
  outgoing.priority = parsePriorityHeader(toHeaderText(requestHeaders.priority))
  if (!stream.destroyed) {
    stream.respond(headers, { endStream: outgoing.remaining.length === 0 })
    if (outgoing.remaining.length > 0) scheduler.add(outgoing)
    await closed
  }
  scheduler.remove(outgoing)
  recordResponse(toHeaderText(headers['content-type']), (body?.length ?? 0) - outgoing.remaining.length)
}

function createPendingBody(
  remaining: Buffer,
  stream: ServerHttp2Stream,
  closed: Promise<unknown>,
): PendingHttpResponseBody {
  const write = async (part: Buffer, isLast: boolean) => {
    if (stream.destroyed || stream.writableEnded) return
    const written = new Promise<void>((resolve) => {
      const done = () => {
        resolve()
      }
      if (isLast) stream.end(part, done)
      else stream.write(part, done)
    })
    await Promise.race([written, closed])
  }
  const body: PendingHttpResponseBody = { priority: parsePriorityHeader(undefined), remaining, write }
  stream.on('priority', (_id: number, _parent: number, weight: number) => {
    body.priority = { ...body.priority, urgency: toUrgency(weight) }
  })
  return body
}

function toHeaderText(header: unknown): string {
  return typeof header === 'string' ? header : ''
}
