import { toRecordOrEmpty } from './fieldSchema'

/** The form in which this release writes what other releases may read. */
export const currentForm = 1

/**
 * Whether a document, or what a browser keeps, has a later form than this release knows. It is then neither used nor
 * overwritten. Without `schema`, it has form 1: see docs/releases.md.
 */
export function hasLaterForm(stored: unknown): boolean {
  const { schema } = toRecordOrEmpty(stored)
  return schema !== undefined && schema !== currentForm
}
