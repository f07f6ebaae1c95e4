import type { DemoItem } from '../demoItem'
import { ada, adetola, ebere, emeka, halima, halimaOnWhatsApp, mamaNkechi, sola } from '../demoPeople'

/** Requests and enquiries that a member of staff is answering, fresh and late, and one that was handed back. */
export const claimedItems: readonly DemoItem[] = [
  {
    kind: 'requests',
    reference: 'E7VKYA',
    sender: ebere,
    sentAgo: 4,
    list: 'Neem Leaf: 2\nMoringa Leaf Powder: 2\nSoursop Leaf: 1',
    claim: { staff: sola, ago: 2 },
  },
  {
    kind: 'enquiries',
    reference: 'A4HPZD',
    sender: adetola,
    sentAgo: 11,
    subject: 'Òrí or Kpangnan butter for dry hair?',
    message: 'Which of the two is better for very dry, thick hair? And can I mix them?',
    claim: { staff: emeka, ago: 9 },
  },
  {
    kind: 'requests',
    reference: 'U9GSXF',
    sender: halima,
    sentAgo: 27,
    list: 'Hibiscus Petals: 10\nDried Ginger: 3\nCloves: 1\nRaw Honey: 4',
    claim: { staff: sola, ago: 20 },
    notes: [{ staff: sola, ago: 18, text: 'For a wedding on Saturday: please pack the hibiscus first.' }],
  },
  {
    kind: 'requests',
    reference: 'M6BWJQ',
    sender: mamaNkechi,
    sentAgo: 34,
    list: 'Bitter Leaf: 3\nOgbono Seeds: 2.5',
    claim: { staff: emeka, ago: 30 },
  },
  {
    kind: 'enquiries',
    reference: 'K3NCTR',
    sender: ada,
    sentAgo: 41,
    subject: 'Sixty small jars of shea butter for a wedding',
    message:
      'Could you put shea butter into 60 jars of 50 ml if I bring the jars? The wedding is in three weeks.',
    claim: { staff: sola, ago: 12 },
  },
  {
    kind: 'requests',
    reference: 'Z8DUEG',
    sender: adetola,
    sentAgo: 58,
    list: 'Lavender Buds: 0.5\nChamomile Flowers: 0.5\nCalendula Petals: 0.5\nRose Petals: 0.5',
    claim: { staff: emeka, ago: 40 },
  },
  {
    kind: 'enquiries',
    reference: 'P5FXQV',
    sender: ebere,
    sentAgo: 240,
    subject: 'Invoice in the name of our co-operative',
    message: 'For our books we need an invoice in the name of the co-operative. What do you need from us?',
    claim: { staff: sola, ago: 200 },
    notes: [{ staff: sola, ago: 190, text: 'Asked the accountant. Waiting for her answer.' }],
  },
  {
    kind: 'requests',
    reference: 'H2YMAS',
    sender: halimaOnWhatsApp,
    sentAgo: 21,
    list: 'Black Seed Oil: 2\nBlack Seed: 1',
    handedBackAgo: 8,
    notes: [{ staff: emeka, ago: 9, text: 'I must go out now, so I hand this back. Both are on the shelf.' }],
  },
]
