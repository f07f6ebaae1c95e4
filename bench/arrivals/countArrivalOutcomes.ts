import type { Delivery, DeliveryKind } from '../../domain/deliveries/delivery'
import { isBusinessMailKind } from '../../functions/deliveries/businessMailKinds'

/** How the deliveries of one kind ended, compared with what arrived. */
export type KindOutcomes = {
  kind: DeliveryKind
  expected: number
  /** Expected, but functions recorded nothing. */
  missing: number
  sent: number
  /** Recorded as sent, but it did not arrive. */
  lost: number
  /** It arrived more often than it may. */
  doubled: number
  /** Shown to staff as failed: it may or may not have arrived. */
  failed: number
  failedButArrived: number
  /** Neither sent nor failed at the end. */
  unsettled: number
}

/** An e-mail to the business, and about how many items it is. */
export type BusinessMail = { itemCount: number; at: number }

/** Compares what functions recorded with what must be sent and with what arrived, for each kind, by the delivery's id. */
export function countKindOutcomes(
  expectedIds: ReadonlyMap<string, DeliveryKind>,
  deliveries: readonly Delivery[],
  arrivedIds: readonly string[],
): KindOutcomes[] {
  const arrivals = countEach(arrivedIds)
  const recordedIds = new Set(deliveries.map(({ id }) => id))
  return [...new Set(expectedIds.values())].map((kind) => {
    const expected = [...expectedIds].filter(([, expectedKind]) => expectedKind === kind)
    const recorded = deliveries.filter((delivery) => delivery.kind === kind)
    return {
      kind,
      expected: expected.length,
      missing: expected.filter(([id]) => !recordedIds.has(id)).length,
      ...countEndings(recorded, (id) => arrivals.get(id) ?? 0),
    }
  })
}

function countEndings(deliveries: readonly Delivery[], countArrivals: (id: string) => number) {
  const sent = deliveries.filter(({ status }) => status === 'sent')
  const failed = deliveries.filter(({ status }) => status === 'failed')
  return {
    sent: sent.length,
    // An e-mail to the business is about many deliveries, and has the id of one.
    lost: sent.filter(({ id, kind }) => !isBusinessMailKind(kind) && countArrivals(id) === 0).length,
    // After an attempt of which nobody knows the outcome, functions may send once more.
    doubled: deliveries.filter(({ id, mayHaveArrived }) => countArrivals(id) > (mayHaveArrived ? 2 : 1))
      .length,
    failed: failed.length,
    failedButArrived: failed.filter(({ id }) => countArrivals(id) > 0).length,
    unsettled: deliveries.length - sent.length - failed.length,
  }
}

function countEach(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** The most e-mails that the business got within a minute. */
export function countMailsPerMinute(mails: readonly BusinessMail[]): number {
  const counts = mails.map(({ at }) => mails.filter((mail) => mail.at >= at && mail.at < at + 60_000).length)
  return Math.max(0, ...counts)
}
