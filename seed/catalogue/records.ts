import * as v from 'valibot'
import { fieldsOf } from '../../web/domain/law'
import { nameOf } from './problems'
import { readJson } from './readJson'
import { wordsOf } from './words'

/** One entry of a catalogue file, as it stands there. */
export type Entry = { file: string; label: string; raw: Readonly<Record<string, unknown>> }

/** What a catalogue file gave: its entries, those that keep the law, and what is wrong with the others. */
export type Records<T> = { entries: Entry[]; kept: T[]; problems: string[] }

/** Reads a file that must be a list, and holds each entry to the schema. */
export async function readRecords<T>(
  file: string,
  kind: string,
  idField: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<Records<T>> {
  const read = await readJson(file)
  if ('problem' in read) return { entries: [], kept: [], problems: [read.problem] }
  if (!Array.isArray(read.content))
    return { entries: [], kept: [], problems: [`${nameOf(file)}: must be a list`] }
  const records: Records<T> = { entries: [], kept: [], problems: [] }
  for (const [index, raw] of (read.content as unknown[]).entries()) {
    const entry = toEntry(file, kind, idField, index, raw)
    records.entries.push(entry)
    const result = v.safeParse(schema, raw, { abortPipeEarly: true })
    if (result.success) records.kept.push(result.output)
    else records.problems.push(...result.issues.map((issue) => problemOf(entry, wordsOf(issue))))
  }
  return records
}

/** A line that names the entry and says what is wrong with it. */
export function problemOf({ file, label }: Entry, words: string): string {
  return `${nameOf(file)}: ${label}: ${words}`
}

/** Named by its id where it has one, else by its place in the file, counted from 1. */
function toEntry(file: string, kind: string, idField: string, index: number, raw: unknown): Entry {
  const fields = fieldsOf(raw)
  const id = fields[idField]
  const hasId = typeof id === 'string' || typeof id === 'number'
  return { file, label: hasId ? `${kind} ${id}` : `entry ${index + 1}`, raw: fields }
}
