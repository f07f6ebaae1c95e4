import { businessDay, businessWeek, type DemoItem } from '../demoItem'
import { ada, cooperative, ebere, emeka, halima, sola } from '../demoPeople'

/** Requests and enquiries that were answered and closed, last week and last month. */
export const closedItems: readonly DemoItem[] = [
  {
    kind: 'requests',
    reference: 'J3PRSE',
    sender: halima,
    sentAgo: businessWeek + 2 * businessDay,
    list: 'Raw Honey: 2\nCinnamon Sticks: 0.5',
    claim: { staff: sola, ago: businessWeek + 2 * businessDay - 14 },
    answer: {
      staff: sola,
      ago: businessWeek + 2 * businessDay - 22,
      channel: 'phone',
      text: 'By phone: she picks both up herself.',
    },
    closedAgo: businessWeek + businessDay,
  },
  {
    kind: 'enquiries',
    reference: 'W6AGMT',
    sender: ebere,
    sentAgo: 4 * businessWeek + 80,
    subject: 'Do you buy from farmers?',
    message:
      'My uncle grows turmeric and ginger near Kafanchan. Do you buy from farmers directly, and whom can he call?',
    answer: {
      staff: emeka,
      ago: 4 * businessWeek + 41,
      channel: 'email',
      text: 'Good day,\n\nthank you for thinking of us. We do buy from farms. Please send us a few lines about what he grows, and when he harvests; we pass them to our buyer.\n\nEmeka, Arielle Organics',
    },
    closedAgo: 3 * businessWeek,
  },
  {
    kind: 'requests',
    reference: 'X4ZDHU',
    sender: ada,
    sentAgo: 4 * businessWeek + 3 * businessDay,
    list: 'Shea Butter: 10\nMango Butter: 1\nAvocado Butter: 1\nCastor Oil: 2',
    claim: { staff: sola, ago: 4 * businessWeek + 3 * businessDay - 50 },
    answer: { staff: sola, ago: 4 * businessWeek + 3 * businessDay - 80, channel: 'whatsapp' },
    closedAgo: 4 * businessWeek + businessDay,
    notes: [
      {
        staff: sola,
        ago: 4 * businessWeek + businessDay,
        text: 'Picked up. She was very happy with the butters.',
      },
    ],
  },
  {
    kind: 'requests',
    reference: 'C9FBVK',
    sender: cooperative,
    sentAgo: 5 * businessWeek + businessDay,
    list: 'Egusi Seeds: 20\nTigernuts: 20\nBitter Kola: 5\nLocust Beans: 8\nDried Ginger: 5\nRed Palm Oil: 40',
    claim: { staff: emeka, ago: 5 * businessWeek + businessDay - 6 },
    answer: {
      staff: emeka,
      ago: 5 * businessWeek + businessDay - 25,
      channel: 'email',
      text: 'Good day,\n\nall of your request C9FBVK is on the shelf. Please tell us where it should go.\n\nEmeka, Arielle Organics',
    },
    closedAgo: 5 * businessWeek - 30,
  },
]
