import type { ReplyMethod } from '../../domain/sent-items/replyMethod'
import type { SentItemClaim } from '../../domain/sent-items/staffReply'

/** A demo customer's account, and the contact details that they typed into a form. */
type DemoSender = { uid: string; name: string; phone?: string; whatsapp?: string; email?: string }

/** Something that staff did with a demo item. `ago` is in minutes of business hours before seeding. */
type StaffAction = { staff: SentItemClaim; ago: number }

/** What staff have done with a demo item. Each action comes after the one before it. */
type StaffActions = {
  claim?: StaffAction
  /** When staff removed the claim again. */
  handedBackAgo?: number
  answer?: StaffAction & { channel: ReplyMethod; text?: string }
  closedAgo?: number
  notes?: readonly (StaffAction & { text: string })[]
}

type DemoRequest = { kind: 'requests'; sender: DemoSender; list: string }

type DemoEnquiry = {
  kind: 'enquiries'
  sender: DemoSender & { email: string }
  subject: string
  message: string
}

/** A request or an enquiry that is stored in the emulators, so that developers see a desk in use. */
export type DemoItem = (DemoRequest | DemoEnquiry) &
  StaffActions & {
    /** The first six characters of the id. */
    reference: string
    /** In minutes of business hours before seeding; 0 is the time of seeding, at night too. */
    sentAgo: number
  }

/** The business hours of a weekday, in minutes. */
export const businessDay = 600

/** The business hours of a week, in minutes: five weekdays and a Saturday. */
export const businessWeek = 5 * businessDay + 420
