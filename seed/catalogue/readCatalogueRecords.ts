import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { toPathFromProjectRoot } from './catalogueProblems'
import type { ProductFacts } from '../../domain/catalogue/product'
import type { Shelf } from '../../domain/catalogue/relatedProducts'
import { productFactsValidationSchema, shelfValidationSchema } from './catalogueSchema'

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

type ObjectResult<T> = { valid: Readonly<Record<string, T>>; problems: string[] }

/** Reads and validates facts.json: an object of facts by product id, each of a product in the catalogue. */
export async function readProductFacts(
  file: string,
  products: readonly CatalogueEntry[],
): Promise<ObjectResult<ProductFacts>> {
  const facts = await readJsonObject(file, productFactsValidationSchema)
  return withUnknownIds(file, facts, Object.keys(facts.valid), products)
}

/** Reads and validates shelves.json: an object of product ids by the name of a shelf, each id in the catalogue. */
export async function readShelves(
  file: string,
  products: readonly CatalogueEntry[],
): Promise<ObjectResult<Shelf>> {
  const shelves = await readJsonObject(file, shelfValidationSchema)
  return withUnknownIds(file, shelves, Object.values(shelves.valid).flat(), products)
}

const sourcesSchema = v.object({
  names: v.record(v.string(), v.record(v.string(), v.object({ language: v.string() }))),
})

/** Reads from sources.json which other names of the products are botanical: a fact of each, by product id. */
export async function readBotanicalNames(file: string): Promise<ObjectResult<ProductFacts>> {
  const { valid, problems } = await readValidJson(file, sourcesSchema)
  const facts = Object.entries(valid?.names ?? {}).map(([id, names]) => {
    const botanical = Object.keys(names).filter((name) => names[name]?.language === 'Botanical')
    return [id, botanical.length > 0 ? { botanical: botanical.join(', ') } : {}] as const
  })
  return { valid: Object.fromEntries(facts), problems }
}

/** Reads a JSON file that must be an object, and validates each of its values. */
async function readJsonObject<T>(
  file: string,
  valueSchema: v.GenericSchema<unknown, T>,
): Promise<ObjectResult<T>> {
  // Valibot's record schema takes a list for an object.
  const schema = v.pipe(
    v.custom<object>((content) => !Array.isArray(content), 'must be an object'),
    v.record(v.string(), valueSchema),
  )
  const { valid, problems } = await readValidJson(file, schema)
  return { valid: valid ?? {}, problems }
}

async function readValidJson<T>(
  file: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ valid?: T; problems: string[] }> {
  const read = await readJsonFile(file)
  if ('problem' in read) return { problems: [read.problem] }
  const result = v.safeParse(schema, read.content, { abortPipeEarly: true })
  if (result.success) return { valid: result.output, problems: [] }
  const path = toPathFromProjectRoot(file)
  return { problems: result.issues.map((issue) => `${path}: ${formatSchemaIssue(issue)}`) }
}

function withUnknownIds<T>(
  file: string,
  { valid, problems }: ObjectResult<T>,
  ids: readonly string[],
  products: readonly CatalogueEntry[],
): ObjectResult<T> {
  const known = new Set(products.map(({ raw }) => raw.id))
  const unknown = ids.filter((id) => !known.has(id))
  const path = toPathFromProjectRoot(file)
  return { valid, problems: [...problems, ...unknown.map((id) => `${path}: there is no product '${id}'`)] }
}

/** The content of a JSON file, or a message that says why the file could not be read. */
type JsonFileResult = { content: unknown } | { problem: string }

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

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  strict_object: 'an object',
}

/** Formats an issue of a schema as `field: what it must be`. */
export function formatSchemaIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return field === null ? describeIssue(issue) : `${field}: ${describeIssue(issue)}`
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a known field'
  if (issue.input === undefined) return 'is missing'
  const kind = typeNames[issue.type]
  return issue.kind === 'schema' && kind !== undefined ? `must be ${kind}` : issue.message
}
