import * as v from 'valibot'
import { replyMethods } from '../../domain/sent-items/replyMethod'
import storedItems from './demoItems.json'
import { demoSenders, demoStaff, type DemoSender } from './demoPeople'

/** In minutes of business hours before seeding; 0 is the time of seeding, at night too. */
const ago = v.pipe(v.number(), v.integer(), v.minValue(0))
const staff = v.pipe(
  v.picklist(['sola', 'emeka']),
  v.transform((name) => demoStaff[name]),
)
const staffAction = { staff, ago }

const commonFields = {
  /** The first six characters of the id. */
  reference: v.string(),
  sender: v.pipe(
    v.picklist(['ada', 'halima', 'halimaOnWhatsApp', 'adetola', 'ebere', 'mamaNkechi', 'cooperative']),
    v.transform((name): DemoSender => demoSenders[name]),
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
