import type { RequestedProduct } from '../../../domain/sent-items/findDeletedProducts'
import type { SentItem } from '../../../domain/sent-items/sentItem'

/** Creates a new request by Ada Obi, sent on Monday 9 March 2026 at 13:50 in Lagos, with some fields changed. */
export function createSentItem(change: Partial<SentItem> = {}): SentItem {
  const createdAt = change.createdAt ?? new Date('2026-03-09T13:50+01:00')
  return {
    kind: 'requests',
    id: 'ABC234efghijklmnopqr',
    senderUid: 'u',
    sender: { name: 'Ada Obi', phone: '', whatsapp: '', email: '' },
    subject: '',
    text: '1.5 kg Shea Butter',
    deliveryArea: '',
    items: [{ productId: '1', halves: 3 }],
    status: 'new',
    createdAt,
    waitingSince: createdAt,
    promisedAt: null,
    remindAt: null,
    updatedAt: null,
    answeredAt: null,
    claimedBy: null,
    answer: null,
    accepted: null,
    steps: {},
    ...change,
  }
}

const products = new Map<string, RequestedProduct>([
  ['1', { name: 'Shea Butter', unit: 'kg' }],
  ['2', { name: 'Argan Oil', unit: 'litre' }],
])

export const findProduct = (id: string) => products.get(id)
