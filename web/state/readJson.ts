/** What a text that the browser kept says, as JSON; undefined for none, and for one that is broken. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
