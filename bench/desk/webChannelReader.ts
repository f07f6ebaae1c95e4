const lengthPattern = /^\d+\n/

/** Reads the messages of a WebChannel response: chunks of `length, line feed, JSON`, cut anywhere by the network. */
export class WebChannelReader {
  readonly #decoder = new TextDecoder()
  #text = ''

  /** Returns the messages that are complete with this part of the response. */
  read(part: Uint8Array): unknown[] {
    this.#text += this.#decoder.decode(part, { stream: true })
    const messages: unknown[] = []
    for (let chunk = this.#takeChunk(); chunk !== null; chunk = this.#takeChunk())
      messages.push(...toMessages(JSON.parse(chunk)))
    return messages
  }

  #takeChunk(): string | null {
    const [line] = lengthPattern.exec(this.#text) ?? []
    if (line === undefined) return null
    const end = line.length + parseInt(line)
    if (this.#text.length < end) return null
    const chunk = this.#text.slice(line.length, end)
    this.#text = this.#text.slice(end)
    return chunk
  }
}

/** The messages of a chunk, which has pairs of a sequence number and a list of messages. */
function toMessages(chunk: unknown): unknown[] {
  return (Array.isArray(chunk) ? chunk : []).flatMap((pair: unknown) =>
    Array.isArray(pair) && Array.isArray(pair[1]) ? (pair[1] as unknown[]) : [],
  )
}
