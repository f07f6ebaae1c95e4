import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { siteUrl } from './browser'

type Answer = (asked: IncomingMessage, answer: ServerResponse) => void

/** A line to the site under test, at an address of its own: it knows what was asked for, and can be cut. */
export type Line = {
  url: string
  /** The paths that were asked for, in order. */
  asked: string[]
  /** From now on nobody answers, until it is mended. */
  cut: () => void
  mend: () => void
  /** From now on this one answers in place of the site. */
  answerWith: (answer: Answer) => void
}

/** Opens lines, which are closed after the test. A service worker's own requests pass them too. */
export function useLines(): () => Promise<Line> {
  const opened: (() => void)[] = []
  afterEach(() => {
    for (const close of opened.splice(0)) close()
  })
  return async () => {
    let isCut = false
    let answerer: Answer = askSite
    const asked: string[] = []
    const server = createServer((request, answer) => {
      if (isCut) {
        request.socket.destroy()
        return
      }
      asked.push(request.url ?? '')
      answerer(request, answer)
    })
    opened.push(() => {
      server.close()
      server.closeAllConnections()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const cut = () => {
      isCut = true
      server.closeAllConnections()
    }
    const mend = () => {
      isCut = false
    }
    const answerWith = (other: Answer) => {
      answerer = other
    }
    return { url: `http://127.0.0.1:${port}`, asked, cut, mend, answerWith }
  }
}

const askSite: Answer = ({ method, url, headers }, answer) => {
  const onward = ask(siteUrl() + (url ?? ''), { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 500, reply.headers)
    reply.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  onward.end()
}
