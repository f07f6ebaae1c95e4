import { toRecordOrEmpty } from '../../domain/validation/fieldSchema'
import type { RestDocument } from './restDocuments'

/**
 * A document as a line of a backup. The same document makes the same line: keys are sorted. References into the database
 * itself are written without its name, so that they lead into the database that is restored.
 */
export function formatDocumentLine({ path, fields }: RestDocument, root: string): string {
  const toRelative = (name: string) => (name.startsWith(`${root}/`) ? name.slice(root.length) : name)
  const line = JSON.stringify({ path, fields: rewrite(fields, toRelative) })
  // Node's reader of lines ends a line there, too.
  return line.replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)
}

/** Reads a line of a backup for the database with this root. */
export function parseDocumentLine(line: string, root: string): RestDocument {
  const { path, fields } = toRecordOrEmpty(JSON.parse(line))
  if (typeof path !== 'string') throw new Error('A line of the backup names no document.')
  const toAbsolute = (name: string) => (name.startsWith('/') ? `${root}${name}` : name)
  return { path, fields: toRecordOrEmpty(rewrite(fields, toAbsolute)) }
}

/** Sorts the keys of a value, and rewrites the names of references. A field of that name holds no text, but a value. */
function rewrite(value: unknown, rename: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => rewrite(part, rename))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]: [string, unknown]) => {
    const isReference = key === 'referenceValue' && typeof part === 'string'
    return [key, isReference ? rename(part) : rewrite(part, rename)] as const
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
