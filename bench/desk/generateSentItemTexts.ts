import type { SentItemKind } from '../../domain/sent-items/sentItem'
import type { SeededRandom } from '../faults/seededRandom'

// 1,600 full names, some of them with the accents that the search must ignore.
const firstNames = (
  'Ada Adébáyọ̀ Aisha Amaka Amina Babátúndé Bisi Bola Chidi Chiọma Damilola Ebuka Efe Emeka Fatima Femi Folake Funmi ' +
  'Grace Hadiza Halima Ibrahim Ifeoma Ijeoma José Kẹ́hìndé Kemi Kunle Lola Musa Ngozi Nkechi Obinna Segun Ṣadé Tunde ' +
  'Uche Yakubu Yetunde Zainab'
).split(' ')
const lastNames = (
  'Abiola Abubakar Adamu Adeleke Adeyemi Afolabi Agu Ajayi Akande Akpan Alabi Aliyu Anyanwu Ayọ̀délé Balogun Bassey ' +
  'Bello Chukwu Danjuma Daniels Edet Eze Fashola Garba Gonçalves Ibe Idris Igwe Lawal Mohammed Nnamdi Nwosu Obi Ogunleye ' +
  'Okafor Okeke Olátúnjí Onyeka Sani Usman'
).split(' ')
const goods = [
  'shea butter',
  'black soap',
  'moringa powder',
  'hibiscus petals',
  'coconut oil',
  'neem oil',
  'chia seeds',
]

/** Generates one of about 4,000 senders: every way to reply, or some of them. */
export function generateSender(random: SeededRandom): Record<string, string> & { name: string } {
  const [first, last] = [random.pick(firstNames), random.pick(lastNames)]
  const number = random.integer(0, 3999)
  const phone = `+23480${String(30_000_000 + number * 7919)}`
  const mailbox = `${first}.${last}${number}`
    .normalize('NFD')
    .replaceAll(/[^\w.]/g, '')
    .toLowerCase()
  return {
    name: `${first} ${last}`,
    uid: `sender-${number}`,
    ...(number % 3 !== 0 && { phone }),
    ...(number % 4 === 0 && { whatsapp: phone }),
    ...(number % 3 !== 1 && { email: `${mailbox}@example.com` }),
  }
}

/** Generates the product list of a request, or the message of an enquiry. */
export function generateText(kind: SentItemKind, random: SeededRandom): string {
  if (kind === 'enquiries')
    return `${random.pick(goods)} for my shop: do you have ${random.integer(2, 90)} kg, and when could it be in Ikeja? We met at the market and you told me about your farms in Jos.`
  return Array.from(
    { length: random.integer(1, 8) },
    () => `${random.integer(1, 40) / 2} kg ${random.pick(goods)}`,
  ).join('\n')
}

/** Generates the text of an answer. */
export function generateAnswer(name: string): string {
  return `Hello ${name}, thank you for your list. All of it is here and ready; the total is 24,500 naira. You can fetch it in Surulere today until 7 pm, or we send it tomorrow. Sola, Arielle Organics`
}
