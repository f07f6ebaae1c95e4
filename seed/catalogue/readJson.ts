import { readFile } from 'node:fs/promises'
import { nameOf } from './problems'

/** What a JSON file holds, or the one problem that kept it from being read. */
export type Read = { content: unknown } | { problem: string }

/** Reads a JSON file; a file that is missing or broken is a problem, never an exception. */
export async function readJson(file: string): Promise<Read> {
  const problem = (words: string) => ({ problem: `${nameOf(file)}: ${words}` })
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return problem('cannot be read')
  try {
    return { content: JSON.parse(text) as unknown }
  } catch (error) {
    return problem(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
