import * as v from 'valibot'
import { toRecord } from '../../web/domain/validation/fieldSchema'
import { toProjectPath } from './catalogueProblems'
import { readJsonFile } from './readJsonFile'
import { formatIssue } from './formatIssue'

/** One unvalidated entry of a catalogue file. */
export type CatalogueEntry = { file: string; label: string; raw: Readonly<Record<string, unknown>> }

/** All entries of a catalogue file, the valid records among them, and the problems of the others. */
export type RecordsResult<T> = { entries: CatalogueEntry[]; valid: T[]; problems: string[] }

/** Reads a JSON file that must be a list, and validates each entry. */
export async function readRecords<T>(
  file: string,
  kind: string,
  idField: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<RecordsResult<T>> {
  const read = await readJsonFile(file)
  if ('problem' in read) return { entries: [], valid: [], problems: [read.problem] }
  if (!Array.isArray(read.content))
    return { entries: [], valid: [], problems: [`${toProjectPath(file)}: must be a list`] }
  const records: RecordsResult<T> = { entries: [], valid: [], problems: [] }
  for (const [index, raw] of (read.content as unknown[]).entries()) {
    const entry = toCatalogueEntry(file, kind, idField, index, raw)
    records.entries.push(entry)
    const result = v.safeParse(schema, raw, { abortPipeEarly: true })
    if (result.success) records.valid.push(result.output)
    else records.problems.push(...result.issues.map((issue) => formatProblem(entry, formatIssue(issue))))
  }
  return records
}

/** Formats a problem of an entry as one line. */
export function formatProblem({ file, label }: CatalogueEntry, message: string): string {
  return `${toProjectPath(file)}: ${label}: ${message}`
}

/** Labels an entry with its id, or without one with its position in the file, counted from 1. */
function toCatalogueEntry(
  file: string,
  kind: string,
  idField: string,
  index: number,
  raw: unknown,
): CatalogueEntry {
  const fields = toRecord(raw)
  const id = fields[idField]
  const hasId = typeof id === 'string' || typeof id === 'number'
  return { file, label: hasId ? `${kind} ${id}` : `entry ${index + 1}`, raw: fields }
}
