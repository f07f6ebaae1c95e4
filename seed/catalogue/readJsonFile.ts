import { readFile } from 'node:fs/promises'
import { toPathFromProjectRoot } from './catalogueProblems'

/** The content of a JSON file, or a message that says why the file could not be read. */
export type JsonFileResult = { content: unknown } | { problem: string }

/** Reads a JSON file. Returns a problem, and does not throw, if it is missing or invalid. */
export async function readJsonFile(file: string): Promise<JsonFileResult> {
  const problem = (message: string) => ({ problem: `${toPathFromProjectRoot(file)}: ${message}` })
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return problem('cannot be read')
  try {
    return { content: JSON.parse(text) as unknown }
  } catch (error) {
    return problem(`is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
