/** Does a job for every item, at most `limit` at a time; the answers stand in the items' order. */
export async function inParallel<Item, Answer>(
  items: readonly Item[],
  limit: number,
  job: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) answers[index] = await job(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return answers
}
