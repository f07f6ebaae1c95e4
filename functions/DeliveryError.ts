/**
 * A failed attempt to send an e-mail or a push message. `message` says why, for staff to read: it holds no name, address
 * or text of a sender.
 */
export class DeliveryError extends Error {
  /** Whether the message may have arrived although the attempt failed: another attempt could send it twice. */
  readonly mayHaveArrived: boolean
  /** Whether another attempt would fail for the same reason, such as an address that does not exist. */
  readonly isPermanent: boolean

  constructor(message: string, { mayHaveArrived = false, isPermanent = false } = {}) {
    super(message)
    this.mayHaveArrived = mayHaveArrived
    this.isPermanent = isPermanent
  }
}
