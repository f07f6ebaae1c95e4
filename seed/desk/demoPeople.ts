import type { SentItemClaim } from '../../domain/sent-items/staffReply'

/*
 * No phone number reaches a real person: ATIS-0300115 reserves the American numbers 555-0100 to 555-0199 for fiction,
 * and no Nigerian number begins with 0100.
 */

/** The demo staff accounts, with the names that visitors see. */
export const sola: SentItemClaim = { uid: 'demo-staff', name: 'Sola Staff' }
export const emeka: SentItemClaim = { uid: 'demo-staff-2', name: 'Emeka Staff' }

/** Ada makes creams at home and orders often. */
export const ada = {
  uid: 'demo-customer',
  name: 'Adaeze Nwosu',
  phone: '+1 202-555-0143',
  whatsapp: '+1 202-555-0143',
  email: 'customer@arielle.test',
}

/** Halima cooks for parties in Surulere. She likes to be called. */
export const halima = {
  uid: 'demo-customer-2',
  name: 'Halima Abubakar-Sani',
  phone: '0100 000 0144',
  email: 'customer2@arielle.test',
}

/** The same person, who gave only a WhatsApp number. */
export const halimaOnWhatsApp = { uid: halima.uid, name: 'halima', whatsapp: '+12025550144' }

/** Adétọ́lá writes her name with its tone marks. */
export const adetola = {
  uid: 'demo-customer-3',
  name: 'Adétọ́lá Ọ̀ṣúntókun',
  whatsapp: '1 (202) 555-0145',
  email: 'customer3@arielle.test',
}

/** Ebere buys for the members of a co-operative, under their names too. */
export const ebere = {
  uid: 'demo-customer-4',
  name: 'Eberechukwu Okoro',
  phone: '+1 202 555 0146',
  whatsapp: '0100 000 0146',
  email: 'customer4@arielle.test',
}

export const mamaNkechi = { uid: ebere.uid, name: 'Mama Nkechi', phone: '0100 000 0147' }

/** The longest name that a form accepts has 120 characters; this one has nearly as many. */
export const cooperative = {
  uid: ebere.uid,
  name: 'Princess Olúwadámilọ́lá Anuoluwapo Fashola-Adebayo (Mrs), for the Sunlit Mornings Co-operative of Ketu',
  email: 'orders.sunlit.mornings.cooperative@example.com',
}
