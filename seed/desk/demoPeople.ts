import type { SentItemClaim } from '../../domain/sent-items/staffReply'

/** A demo customer's account, and the contact details that they typed into a form. */
export type DemoSender = { uid: string; name: string; phone?: string; whatsapp?: string; email?: string }

/** The demo staff accounts, with the names that visitors see. */
export const demoStaff = {
  sola: { uid: 'demo-staff', name: 'Sola Staff' },
  emeka: { uid: 'demo-staff-2', name: 'Emeka Staff' },
} satisfies Record<string, SentItemClaim>

/*
 * No phone number reaches a real person: ATIS-0300115 reserves the American numbers 555-0100 to 555-0199 for fiction,
 * and no Nigerian number begins with 0100.
 */
export const demoSenders = {
  /** Ada makes creams at home and orders often. */
  ada: {
    uid: 'demo-customer',
    name: 'Adaeze Nwosu',
    phone: '+1 202-555-0143',
    whatsapp: '+1 202-555-0143',
    email: 'customer@arielle.test',
  },
  /** Halima cooks for parties in Surulere. She likes to be called. */
  halima: {
    uid: 'demo-customer-2',
    name: 'Halima Abubakar-Sani',
    phone: '0100 000 0144',
    email: 'customer2@arielle.test',
  },
  /** The same person, who gave only a WhatsApp number. */
  halimaOnWhatsApp: { uid: 'demo-customer-2', name: 'halima', whatsapp: '+12025550144' },
  /** Adétọ́lá writes her name with its tone marks. */
  adetola: {
    uid: 'demo-customer-3',
    name: 'Adétọ́lá Ọ̀ṣúntókun',
    whatsapp: '1 (202) 555-0145',
    email: 'customer3@arielle.test',
  },
  /** Ebere buys for the members of a co-operative, under their names too. */
  ebere: {
    uid: 'demo-customer-4',
    name: 'Eberechukwu Okoro',
    phone: '+1 202 555 0146',
    whatsapp: '0100 000 0146',
    email: 'customer4@arielle.test',
  },
  mamaNkechi: { uid: 'demo-customer-4', name: 'Mama Nkechi', phone: '0100 000 0147' },
  /** The longest name that a form accepts has 120 characters; this one has nearly as many. */
  cooperative: {
    uid: 'demo-customer-4',
    name: 'Princess Olúwadámilọ́lá Anuoluwapo Fashola-Adebayo (Mrs), for the Sunlit Mornings Co-operative of Ketu',
    email: 'orders.sunlit.mornings.cooperative@example.com',
  },
} satisfies Record<string, DemoSender>
