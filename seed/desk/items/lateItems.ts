import { businessDay, businessWeek, type DemoItem } from '../demoItem'
import {
  ada,
  adetola,
  cooperative,
  ebere,
  emeka,
  halima,
  halimaOnWhatsApp,
  mamaNkechi,
  sola,
} from '../demoPeople'

/** Requests and enquiries that are overdue, which nobody answers yet. */
export const lateItems: readonly DemoItem[] = [
  {
    kind: 'requests',
    reference: 'G4TZPC',
    sender: mamaNkechi,
    sentAgo: 52,
    list: 'Locust Beans: 3\nCrayfish, one paint bucket',
  },
  {
    kind: 'enquiries',
    reference: 'X9WKRB',
    sender: halima,
    sentAgo: 67,
    subject: 'Call me back, please',
    message: 'I tried to call three times. Please call me about my zobo order for Saturday.',
  },
  {
    kind: 'requests',
    reference: 'B6YHVS',
    sender: ada,
    sentAgo: 95,
    list: 'Kaolin Clay: 2\nBentonite Clay: 2\nRhassoul Clay: 0.5\nActivated Charcoal Powder: 0.5',
    notes: [
      {
        staff: emeka,
        ago: 60,
        text: 'Counting the Rhassoul Clay in the back room. Wait for me before you reply.',
      },
    ],
  },
  {
    kind: 'requests',
    reference: 'M3QCGJ',
    sender: cooperative,
    sentAgo: 180,
    list: `For our soap class, 14 people:
Melt and Pour Soap Base: 14
Rose Fragrance: 1
Vanilla Fragrance: 1
Turmeric Soap: 3
Loofah: 14
Liquid Castile Soap: 5
Colloidal Oatmeal: 2
Orange Peel Powder: 1.5
Beetroot Powder: 0.5
Spirulina Powder: 0.5
Moulds, if you sell any
Vegetable Glycerine: 3`,
  },
  {
    kind: 'requests',
    reference: 'S8AEUX',
    sender: adetola,
    sentAgo: businessDay + 20,
    list: 'Chebe Powder: 1\nAmla Powder: 1\nFenugreek Seeds: 0.5\nRosemary Essential Oil: 0.5',
  },
  {
    kind: 'enquiries',
    reference: 'J5DFNW',
    sender: ebere,
    sentAgo: businessDay + 140,
    subject: 'Empty bags',
    message:
      'Do you take the empty bags and bottles back? We have about forty of each & would rather not burn them.',
  },
  {
    kind: 'requests',
    reference: 'Q2RMTH',
    sender: halimaOnWhatsApp,
    sentAgo: businessWeek + 210,
    list: 'Tigernuts: 15\nDates: 5\nGreen Cardamom: 0.5',
    notes: [
      { staff: sola, ago: businessWeek + 150, text: 'Her WhatsApp number did not answer.' },
      {
        staff: sola,
        ago: 5 * businessDay,
        text: 'Tried again, still nothing. She left no other way to reach her.',
      },
    ],
  },
]
