import type { Delivery } from '../../../domain/deliveries/delivery'

/** An answer's e-mail that was sent at the first attempt, in 1970, with these changes. */
export function createDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    id: 'requests-a-answerMail',
    item: { kind: 'requests', id: 'a' },
    kind: 'answerMail',
    to: 'ada@example.com',
    status: 'sent',
    attempts: 1,
    dueAt: null,
    error: '',
    updatedAt: new Date(0),
    ...changes,
  }
}
