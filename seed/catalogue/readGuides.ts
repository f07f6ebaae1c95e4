import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import { toPathFromProjectRoot } from './catalogueProblems'
import { createGuideSchema, type GuideRecord, type GuideReferences } from './guideSchema'
import { type CatalogueEntry, formatSchemaIssue, readJsonFile } from './readCatalogueRecords'

type GuidesResult = { valid: GuideRecord[]; problems: string[] }

/** Reads and validates the guides of a catalogue: a JSON file each, named by its slug. A catalogue may have none. */
export async function readGuides(folder: string, products: readonly CatalogueEntry[]): Promise<GuidesResult> {
  const names = await readdir(join(folder, 'guides')).catch((): string[] => [])
  const references = {
    productIds: new Set(products.map(({ raw }) => raw.id)),
    works: names.length > 0 ? await readWorks(join(folder, 'sources.json')) : new Map<string, string>(),
  }
  const results = await Promise.all(
    names
      .toSorted()
      .map((name) =>
        readGuide(join(folder, 'guides', name), { ...references, slug: basename(name, '.json') }),
      ),
  )
  return {
    valid: results.flatMap(({ valid }) => valid),
    problems: results.flatMap(({ problems }) => problems),
  }
}

async function readGuide(file: string, references: GuideReferences): Promise<GuidesResult> {
  const read = await readJsonFile(file)
  if ('problem' in read) return { valid: [], problems: [read.problem] }
  const result = v.safeParse(createGuideSchema(references), read.content, { abortPipeEarly: true })
  if (result.success) return { valid: [result.output], problems: [] }
  const path = toPathFromProjectRoot(file)
  return { valid: [], problems: result.issues.map((issue) => `${path}: ${formatSchemaIssue(issue)}`) }
}

/** Reads the works of sources.json by their short names; none if the file cannot be read. */
async function readWorks(file: string): Promise<Map<string, string>> {
  const read = await readJsonFile(file)
  const { works } = toRecordOrEmpty('content' in read ? read.content : undefined)
  return new Map(
    Object.entries(toRecordOrEmpty(works)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
