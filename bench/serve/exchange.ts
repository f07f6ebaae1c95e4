import { once } from 'node:events'
import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2'
import { parsePriority, urgencyOfWeight } from '../line/priority'
import type { Outgoing, Sender } from '../line/sender'
import { reply, type Site } from './site'
import type { Visits } from './visits'

/** One request and its answer, from the note that it began to the note of what was sent. */
export async function exchange(
  stream: ServerHttp2Stream,
  asked: IncomingHttpHeaders,
  { site, sender, visits }: { site: Site; sender: Sender; visits: Visits },
): Promise<void> {
  // A browser that no longer wants an answer cuts it off: that is no fault, and the close that follows says enough.
  stream.on('error', () => undefined)
  const closed = once(stream, 'close')
  const noteEnd = visits.begin(asked)
  const { headers, body } = await reply(asked, site)
  const outgoing = bodyOf(body ?? Buffer.of(), stream, closed)
  outgoing.priority = parsePriority(text(asked.priority))
  if (!stream.destroyed) {
    stream.respond(headers, { endStream: outgoing.rest.length === 0 })
    if (outgoing.rest.length > 0) sender.add(outgoing)
    await closed
  }
  sender.remove(outgoing)
  noteEnd(text(headers['content-type']), (body?.length ?? 0) - outgoing.rest.length)
}

function bodyOf(rest: Buffer, stream: ServerHttp2Stream, closed: Promise<unknown>): Outgoing {
  const write = async (part: Buffer, isLast: boolean) => {
    if (stream.destroyed) return
    const written = new Promise<void>((resolve) => {
      const done = () => {
        resolve()
      }
      if (isLast) stream.end(part, done)
      else stream.write(part, done)
    })
    await Promise.race([written, closed])
  }
  const body: Outgoing = { priority: parsePriority(undefined), rest, write }
  stream.on('priority', (_id: number, _parent: number, weight: number) => {
    body.priority = { ...body.priority, urgency: urgencyOfWeight(weight) }
  })
  return body
}

function text(header: unknown): string {
  return typeof header === 'string' ? header : ''
}
