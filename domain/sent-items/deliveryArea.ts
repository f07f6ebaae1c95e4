/** Maximum length of a delivery area in UTF-16 code units. */
export const maxDeliveryAreaLength = 80

const label = 'Delivery to: '

const lastLinePattern = new RegExp(`(?:^|[\\r\\n]+)${label}([^\\r\\n]+)$`)

/**
 * Adds where to deliver to a request's list, as its last line: a request has no field of its own for it. An empty area
 * adds nothing.
 */
export function addDeliveryArea(list: string, area: string): string {
  return area === '' ? list : `${list}\n${label}${area}`
}

/** Splits the text of a request into its list and where to deliver, which is empty if the sender did not say. */
export function splitDeliveryArea(text: string): { list: string; area: string } {
  const match = lastLinePattern.exec(text.trimEnd())
  return match ? { list: text.slice(0, match.index), area: match[1]?.trim() ?? '' } : { list: text, area: '' }
}
