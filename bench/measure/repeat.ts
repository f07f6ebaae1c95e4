/** Measures several times, one after another. */
export async function repeat<Result>(runs: number, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure())
  return results
}
