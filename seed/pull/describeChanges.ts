import { isDeepStrictEqual } from 'node:util'
import type { ProductRecord } from '../catalogue/catalogueSchema'
import type { PhotographChange } from './photographChanges'

/** Describes what a pull has changed, in one line for each change. */
export function describeChanges(
  before: readonly ProductRecord[],
  after: readonly ProductRecord[],
  photographs: readonly PhotographChange[],
): string[] {
  const previous = new Map(before.map((record) => [record.id, record]))
  const lines = [
    ...after.flatMap((record) => describeRecord(record, previous.get(record.id))),
    ...photographs.map(
      ({ id, name, content }) =>
        `${content ? 'Photograph' : 'Drawing instead of a photograph'}: ${id} ${name}`,
    ),
    ...after.flatMap((record) => describeNewNames(record, previous.get(record.id))),
  ]
  return lines.length > 0 ? lines : ['The catalogue here is the live one. Nothing was changed.']
}

function describeRecord(record: ProductRecord, previous: ProductRecord | undefined): string[] {
  const { id, name } = record
  if (!previous) return [`New: ${id} ${name}`]
  const fields = Object.keys({ ...record, ...previous }) as (keyof ProductRecord)[]
  const changed = fields.filter((field) => !isDeepStrictEqual(record[field], previous[field]))
  return changed.length > 0 ? [`Changed: ${id} ${name} (${changed.join(', ')})`] : []
}

function describeNewNames({ id, alsoKnownAs }: ProductRecord, previous: ProductRecord | undefined): string[] {
  const names = alsoKnownAs.filter((name) => !previous?.alsoKnownAs.includes(name))
  return names.length > 0
    ? [`Add the language and source to seed/catalogue/sources.json: ${id} ${names.join(', ')}`]
    : []
}
