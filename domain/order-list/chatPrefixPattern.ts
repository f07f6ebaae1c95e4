const date = String.raw`\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?`
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?\s?m\.?)?`

/**
 * What WhatsApp puts before each message that is copied from a chat or exported: '[12/3, 10:15 AM] Ada: ' and
 * '12/3/26, 10:15 - ~Ada: '. Its forms depend on the phone's language and clock.
 */
export const chatPrefixPattern = new RegExp(
  String.raw`^[^\p{L}\p{N}\n]*(?:${date},?\s+${time}|${time},?\s+${date})(?:\]|\s+[-–—])[^:\n]{1,80}:`,
  'gimu',
)
