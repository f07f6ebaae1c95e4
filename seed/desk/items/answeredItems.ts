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

/** Requests and enquiries with an answer, by each channel, with and without its text, in time and late. */
export const answeredItems: readonly DemoItem[] = [
  {
    kind: 'requests',
    reference: 'D4JZRN',
    sender: ada,
    sentAgo: 75,
    list: 'Beeswax: 1\nVegetable Glycerine: 1\nGrapeseed Oil: 2',
    claim: { staff: sola, ago: 62 },
    answer: {
      staff: sola,
      ago: 55,
      channel: 'whatsapp',
      text: `Hello Adaeze Nwosu,

Good news about your request D4JZRN:

- Beeswax: 1
- Vegetable Glycerine: 1
- Grapeseed Oil: 2

Shall we pack it for you?`,
    },
  },
  {
    kind: 'enquiries',
    reference: 'V7QKHC',
    sender: cooperative,
    sentAgo: 130,
    subject: 'Visit with our members',
    message: 'We would like to see how your butters are made. May we come with twelve members, one Saturday?',
    claim: { staff: emeka, ago: 118 },
    answer: {
      staff: emeka,
      ago: 96,
      channel: 'email',
      text: 'Good day,\n\nthank you for asking, you are welcome. Our farms decide on visitors themselves, so we have asked them. Which Saturdays would suit you?\n\nEmeka, Arielle Organics',
    },
  },
  {
    kind: 'requests',
    reference: 'T3SGPB',
    sender: mamaNkechi,
    sentAgo: 160,
    list: 'Uda Pods: 2\nUziza Seeds: 1',
    answer: { staff: sola, ago: 149, channel: 'phone' },
  },
  {
    kind: 'requests',
    reference: 'Y9EAWM',
    sender: halimaOnWhatsApp,
    sentAgo: businessDay + 60,
    list: 'Peppermint Leaf: 0.5\nLemongrass: 1',
    claim: { staff: emeka, ago: businessDay + 51 },
    answer: { staff: emeka, ago: businessDay + 44, channel: 'whatsapp' },
  },
  {
    kind: 'enquiries',
    reference: 'N6XUFJ',
    sender: ada,
    sentAgo: businessDay + 300,
    subject: 'A list of everything',
    message: 'Do you have a list of all products on paper that I can show to my customers?',
    answer: { staff: sola, ago: businessDay + 190, channel: 'email' },
  },
  {
    kind: 'requests',
    reference: 'R2CTDY',
    sender: halima,
    sentAgo: businessDay + 420,
    list: 'Chia Seeds: 4\nFlax Seeds: 4\nSunflower Seeds: 2\nPumpkin Seeds: 2',
    claim: { staff: sola, ago: businessDay + 410 },
    answer: {
      staff: sola,
      ago: businessDay + 398,
      channel: 'phone',
      text: 'By phone: everything is there but the sunflower seeds. She takes two more of pumpkin seeds instead.',
    },
    notes: [
      { staff: sola, ago: businessDay + 397, text: 'Call her before noon, she cooks in the afternoon.' },
    ],
  },
  {
    kind: 'enquiries',
    reference: 'B5HVZX',
    sender: adetola,
    sentAgo: businessWeek + 30,
    subject: 'Which baobab is for soup?',
    message:
      'You have Baobab Leaf Powder, Baobab Fruit Powder and Baobab Oil. Which one do I need for miyan kuka?',
    answer: {
      staff: emeka,
      ago: businessWeek - 45,
      channel: 'email',
      text: 'Good day Adétọ́lá,\n\nplease excuse the wait. For miyan kuka you need Baobab Leaf Powder: that is kuka. The fruit powder is sour, for drinks, and the oil is for the skin.\n\nEmeka, Arielle Organics',
    },
  },
  {
    kind: 'requests',
    reference: 'G8NWKQ',
    sender: ebere,
    sentAgo: businessWeek + 500,
    list: 'Henna Powder: 3\nAloe Vera Powder: 1\nShikakai Powder: 1',
    claim: { staff: emeka, ago: businessWeek + 489 },
    answer: {
      staff: emeka,
      ago: businessWeek + 470,
      channel: 'whatsapp',
      text: 'Hello Eberechukwu Okoro,\n\nwe checked your request G8NWKQ:\n\n- Henna Powder: 3\n- Aloe Vera Powder: 1\n- Shikakai Powder: 1 (not available now)\n\nShall we send what we have, or wait for the rest?',
    },
  },
]
