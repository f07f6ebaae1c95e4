/**
 * What an attempt showed of the server: 'answered' if it works, 'refused' if it refused the message for a reason that may
 * be the message or us, 'failed' if it was not reached or refuses us, 'notAsked' if the attempt ended before.
 */
export type ServerOutcome = 'answered' | 'refused' | 'failed' | 'notAsked'

type DeliveryErrorDetails = Partial<
  Pick<DeliveryError, 'mayHaveArrived' | 'isPermanent' | 'server' | 'retryAfterMs'>
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
  readonly server: ServerOutcome
  /** The pause that the server asked for, in milliseconds; null if it did not. */
  readonly retryAfterMs: number | null

  constructor(message: string, details: DeliveryErrorDetails = {}) {
    super(message)
    this.mayHaveArrived = details.mayHaveArrived ?? false
    this.isPermanent = details.isPermanent ?? false
    this.server = details.server ?? 'notAsked'
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}
