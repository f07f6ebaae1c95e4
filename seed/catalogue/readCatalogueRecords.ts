import * as v from 'valibot'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { toPathFromProjectRoot } from './catalogueProblems'
import { readJsonFile } from './readJsonFile'
import { formatSchemaIssue } from './formatSchemaIssue'

/** One unvalidated entry of a catalogue file. */
export type CatalogueEntry = { file: string; label: string; raw: Readonly<Record<string, unknown>> }

/** The result of reading a catalogue file: all entries, the valid records, and the problems of the invalid entries. */
export type CatalogueRecordsResult<T> = { entries: CatalogueEntry[]; valid: T[]; problems: string[] }

/** Reads a JSON file that must be a list, and validates each entry. */
export async function readCatalogueRecords<T>(
  file: string,
  kind: string,
  idField: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<CatalogueRecordsResult<T>> {
  const read = await readJsonFile(file)
  if ('problem' in read) return { entries: [], valid: [], problems: [read.problem] }
  if (!Array.isArray(read.content))
    return { entries: [], valid: [], problems: [`${toPathFromProjectRoot(file)}: must be a list`] }
  const records: CatalogueRecordsResult<T> = { entries: [], valid: [], problems: [] }
  for (const [index, raw] of (read.content as unknown[]).entries()) {
    const entry = toCatalogueEntry(file, kind, idField, index, raw)
    records.entries.push(entry)
    const result = v.safeParse(schema, raw, { abortPipeEarly: true })
    if (result.success) records.valid.push(result.output)
    else
      records.problems.push(
        ...result.issues.map((issue) => formatCatalogueProblem(entry, formatSchemaIssue(issue))),
      )
  }
  return records
}

/** Formats a problem of a catalogue entry as one line. */
export function formatCatalogueProblem({ file, label }: CatalogueEntry, message: string): string {
  return `${toPathFromProjectRoot(file)}: ${label}: ${message}`
}

/** Labels a catalogue entry with its id. An entry without an id gets its position in the file, counted from 1. */
function toCatalogueEntry(
  file: string,
  kind: string,
  idField: string,
  index: number,
  raw: unknown,
): CatalogueEntry {
  const fields = toRecordOrEmpty(raw)
  const id = fields[idField]
  const hasId = typeof id === 'string' || typeof id === 'number'
  return { file, label: hasId ? `${kind} ${id}` : `entry ${index + 1}`, raw: fields }
}
