/** Splits a text at its web addresses, as mail clients do to make them links. A full stop after one is not part of it. */
export function splitByUrls(text: string): { value: string; isUrl: boolean }[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((value, index) => ({ value, isUrl: index % 2 === 1 }))
}
