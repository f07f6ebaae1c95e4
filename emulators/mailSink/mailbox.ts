import type { ReceivedMail } from './receivedMail'

/** The newest mails, in memory. */
export class Mailbox {
  private mails: readonly ReceivedMail[] = []
  private readonly maxMails: number
  private readonly listeners = new Set<() => void>()

  constructor(maxMails = 1000) {
    this.maxMails = maxMails
  }

  /** The mails, newest first. */
  list(): readonly ReceivedMail[] {
    return this.mails
  }

  /** Keeps a mail; the oldest one goes when there are too many. */
  add(mail: ReceivedMail): void {
    this.replace([mail, ...this.mails].slice(0, this.maxMails))
  }

  /** Deletes every mail. */
  clear(): void {
    this.replace([])
  }

  /** Calls `listener` after each change. Returns a function that ends this. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  private replace(mails: readonly ReceivedMail[]): void {
    this.mails = mails
    for (const listener of this.listeners) listener()
  }
}
