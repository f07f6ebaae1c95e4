import * as v from 'valibot'
import type { ProductFacts } from '../../domain/catalogue/product'
import { toPathFromProjectRoot } from './catalogueProblems'
import { productFactsValidationSchema } from './catalogueSchema'
import { formatSchemaIssue } from './formatSchemaIssue'
import type { CatalogueEntry } from './readCatalogueRecords'
import { readJsonFile } from './readJsonFile'

type ProductFactsResult = { valid: Readonly<Record<string, ProductFacts>>; problems: string[] }

// Valibot's record schema takes a list for an object.
const factsByIdSchema = v.pipe(
  v.custom<object>((content) => !Array.isArray(content), 'must be an object'),
  v.record(v.string(), productFactsValidationSchema),
)

/** Reads and validates facts.json: an object of facts by product id, each of a product in the catalogue. */
export async function readProductFacts(
  file: string,
  products: readonly CatalogueEntry[],
): Promise<ProductFactsResult> {
  const read = await readJsonFile(file)
  if ('problem' in read) return { valid: {}, problems: [read.problem] }
  const result = v.safeParse(factsByIdSchema, read.content, { abortPipeEarly: true })
  const path = toPathFromProjectRoot(file)
  if (!result.success) {
    return { valid: {}, problems: result.issues.map((issue) => `${path}: ${formatSchemaIssue(issue)}`) }
  }
  const ids = new Set(products.map(({ raw }) => raw.id))
  const unknownIds = Object.keys(result.output).filter((id) => !ids.has(id))
  return { valid: result.output, problems: unknownIds.map((id) => `${path}: there is no product '${id}'`) }
}
