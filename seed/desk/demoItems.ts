import * as v from 'valibot'
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
  answer: v.exactOptional(
    v.strictObject({ ...staffAction, channel: v.picklist(replyMethods), text: v.exactOptional(v.string()) }),
  ),
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
