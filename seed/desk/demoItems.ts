import * as v from 'valibot'
import { acceptedSteps } from '../../domain/sent-items/acceptance'
import { replyMethods } from '../../domain/sent-items/replyMethod'
import storedItems from './demoItems.json'
import demoPeople from './demoPeople.json'

/** A demo customer's account, and the contact details that they typed into a form. */
type DemoSender = { uid: string; name: string; phone?: string; whatsapp?: string; email?: string }

/*
 * One customer may send under several names and with other details. No phone number reaches a real person: ATIS-0300115
 * reserves the American numbers 555-0100 to 555-0199 for fiction, and no Nigerian number begins with 0100.
 */
const senders: Readonly<Record<keyof typeof demoPeople.senders, DemoSender>> = demoPeople.senders

/** In minutes of business hours before seeding; 0 is the time of seeding, at night too. */
const ago = v.pipe(v.number(), v.integer(), v.minValue(0))
const staff = v.pipe(
  v.picklist(['sola', 'emeka']),
  v.transform((name) => demoPeople.staff[name]),
)
const staffAction = { staff, ago }

const channel = v.picklist(replyMethods)

/** A quote as Firestore stores it, but for the time until which it is valid: that depends on the time of seeding. */
const quote = v.strictObject({
  lines: v.array(v.string()),
  words: v.exactOptional(v.array(v.string()), []),
  extras: v.exactOptional(v.array(v.string()), []),
  note: v.exactOptional(v.string()),
  /** Days from the reply. */
  validDays: v.number(),
})

const reply = v.variant('from', [
  v.strictObject({
    from: v.literal('sender'),
    ago,
    kind: v.picklist(['question', 'decline']),
    text: v.string(),
  }),
  v.strictObject({
    from: staff,
    ago,
    kind: v.picklist(['answer', 'holding', 'quote']),
    channel,
    text: v.exactOptional(v.string()),
    quote: v.exactOptional(quote),
  }),
])

const commonFields = {
  /** The first six characters of the id. */
  reference: v.string(),
  sender: v.pipe(
    v.picklist(['ada', 'halima', 'halimaOnWhatsApp', 'adetola', 'ebere', 'mamaNkechi', 'cooperative']),
    v.transform((name) => senders[name]),
  ),
  sentAgo: ago,
  // What staff have done with the item. Each action comes after the one before it.
  claim: v.exactOptional(v.strictObject(staffAction)),
  /** When staff removed the claim again. */
  handedBackAgo: v.exactOptional(ago),
  /** The first answer; with a quote, or without. */
  answer: v.exactOptional(
    v.strictObject({
      ...staffAction,
      channel,
      text: v.exactOptional(v.string()),
      quote: v.exactOptional(quote),
    }),
  ),
  /** The replies that are not the first answer. A question of the sender makes the item wait from then on. */
  conversation: v.exactOptional(v.array(reply), []),
  promisedInMinutes: v.exactOptional(v.number()),
  remindInMinutes: v.exactOptional(v.number()),
  /** `reply` is the position of the quote in the whole conversation, whose first reply is 0. By phone, staff noted it. */
  accepted: v.exactOptional(
    v.strictObject({
      reply: v.number(),
      how: v.picklist(['online', 'phone']),
      staff: v.exactOptional(staff),
      ago,
    }),
  ),
  steps: v.exactOptional(v.record(v.picklist(acceptedSteps), v.strictObject(staffAction))),
  closedAgo: v.exactOptional(ago),
  notes: v.exactOptional(v.array(v.strictObject({ ...staffAction, text: v.string() }))),
}

const demoItemSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('requests'), ...commonFields, list: v.string() }),
  v.strictObject({ kind: v.literal('enquiries'), ...commonFields, subject: v.string(), message: v.string() }),
])

/** A request or an enquiry that is stored in the emulators, so that developers see a desk in use. */
export type DemoItem = v.InferOutput<typeof demoItemSchema>

/** Forty requests and enquiries in every state and age. They are never stored in a real Firebase project. */
export const demoItems: readonly DemoItem[] = v.parse(v.array(demoItemSchema), storedItems)
