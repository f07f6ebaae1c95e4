type DeliveryErrorDetails = Partial<
  Pick<DeliveryError, 'mayHaveArrived' | 'isPermanent' | 'isServerFailure' | 'retryAfterMs'>
>

/**
 * A failed attempt to send an e-mail or a push message. `message` says why, for staff to read: it holds no name, address
 * or text of a sender.
 */
export class DeliveryError extends Error {
  /** Whether the message may have arrived although the attempt failed: another attempt could send it twice. */
  readonly mayHaveArrived: boolean
  /** Whether another attempt would fail for the same reason, such as an address that does not exist. */
  readonly isPermanent: boolean
  /** Whether other messages would probably fare alike now: the server was not reached, or refuses us. */
  readonly isServerFailure: boolean
  /** The pause that the server asked for, in milliseconds; null if it did not. */
  readonly retryAfterMs: number | null

  constructor(message: string, details: DeliveryErrorDetails = {}) {
    super(message)
    this.mayHaveArrived = details.mayHaveArrived ?? false
    this.isPermanent = details.isPermanent ?? false
    this.isServerFailure = details.isServerFailure ?? false
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}
