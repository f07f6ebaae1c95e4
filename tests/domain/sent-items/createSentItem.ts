import type { SentItem } from '../../../web/domain/sent-items/sentItem'

/** Creates a new request by Ada Obi, sent on Monday 9 March 2026 at 13:50 in Lagos, with some fields changed. */
export function createSentItem(change: Partial<SentItem> = {}): SentItem {
  return {
    kind: 'requests',
    id: 'ABC234efghijklmnopqr',
    senderUid: 'u',
    sender: { name: 'Ada Obi', phone: '', whatsapp: '', email: '' },
    subject: '',
    text: 'Shea Butter: 1.5',
    items: [{ productId: '1', halves: 3 }],
    status: 'new',
    createdAt: new Date('2026-03-09T13:50+01:00'),
    updatedAt: null,
    answeredAt: null,
    claimedBy: null,
    answer: null,
    ...change,
  }
}

const productNames = new Map([
  ['1', 'Shea Butter'],
  ['2', 'Argan Oil'],
])

/** Finds the name of one of two products. */
export const findProductName = (id: string) => productNames.get(id)
