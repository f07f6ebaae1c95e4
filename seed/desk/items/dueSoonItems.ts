import type { DemoItem } from '../demoItem'
import { ada, adetola, ebere, emeka, halima, sola } from '../demoPeople'

/** Requests and enquiries with at most 15 minutes left, which nobody answers yet. */
export const dueSoonItems: readonly DemoItem[] = [
  {
    kind: 'requests',
    reference: 'N3EPWZ',
    sender: ebere,
    sentAgo: 31,
    list: 'Red Palm Oil: 12\nPalm Kernel Oil: 4\nCoconut Oil: 4',
  },
  {
    kind: 'enquiries',
    reference: 'R8JHKT',
    sender: ada,
    sentAgo: 36,
    subject: 'Enquiry about Rosehip Oil',
    message:
      'I would like to know more about Rosehip Oil.\nIs it cold pressed, and in which bottles does it come?',
  },
  {
    kind: 'requests',
    reference: 'C5XQAY',
    sender: adetola,
    sentAgo: 39,
    list: '- Jojoba Oil x 1\n- Argan Oil x 0.5\n- Rosehip Oil x 0.5\n- Lavender Essential Oil x 0.5',
    notes: [
      {
        staff: sola,
        ago: 33,
        text: 'Argan Oil: the last bottle went out this morning. Offer Jojoba Oil instead.',
      },
      { staff: emeka, ago: 30, text: 'She took Jojoba Oil in place of Argan Oil before, and liked it.' },
    ],
  },
  {
    kind: 'requests',
    reference: 'W2UDSG',
    sender: halima,
    sentAgo: 42,
    list: 'Raw Honey: 3; Dried Ginger: 1; Turmeric Powder: 1',
  },
  {
    kind: 'enquiries',
    reference: 'F7BNME',
    sender: adetola,
    sentAgo: 43,
    subject: 'Is your black soap fine for a baby?',
    message: 'Ẹ káàárọ̀. My daughter is eight months old. Can I wash her with your black soap (ọṣẹ dúdú)?',
  },
]
