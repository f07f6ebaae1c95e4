/** The form of a request's or an enquiry's id, which its sender makes; firestore.rules holds the same in `isStamp`. */
const sentId = /^[A-Za-z0-9]{20}$/

/** Whether a text can be the id of a request or an enquiry. */
export function isSentId(text: string): boolean {
  return sentId.test(text)
}
