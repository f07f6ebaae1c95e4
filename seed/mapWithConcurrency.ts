/** Maps items with at most `maxConcurrency` mappers at a time. The results have the order of the items. */
export async function mapWithConcurrency<Item, Result>(
  items: readonly Item[],
  maxConcurrency: number,
  mapper: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await mapper(item)
  }
  await Promise.all(Array.from({ length: Math.min(maxConcurrency, items.length) }, worker))
  return results
}
