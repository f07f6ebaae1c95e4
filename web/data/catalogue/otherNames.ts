/** The botanical, Yoruba, Hausa, Igbo and trade names of products, by id. Rejects when they cannot be fetched. */
export async function loadOtherNames(): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map((await import('virtual:catalogue/otherNames')).otherNames)
}
