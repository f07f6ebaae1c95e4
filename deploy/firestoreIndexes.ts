import * as v from 'valibot'
import { type ReadApi, readAs } from './projectCheck'

const fieldSchema = v.object({
  fieldPath: v.string(),
  order: v.optional(v.string()),
  arrayConfig: v.optional(v.string()),
})
const liveIndexSchema = v.object({
  name: v.string(),
  queryScope: v.string(),
  fields: v.array(fieldSchema),
  state: v.string(),
})

type IndexField = v.InferOutput<typeof fieldSchema>
type DeclaredIndex = { collectionGroup: string; queryScope: string; fields: IndexField[] }

/** How far the indexes of a project are: those of firestore.indexes.json that are not there, and those that are not ready. */
export type IndexProgress = { declared: number; missing: string[]; building: string[]; broken: string[] }

/** Compares the indexes of firestore.indexes.json with those of the project. */
export async function readIndexProgress(
  projectId: string,
  indexesJson: string,
  read: ReadApi,
): Promise<IndexProgress> {
  const { indexes: declared } = JSON.parse(indexesJson) as { indexes: DeclaredIndex[] }
  const answer = await readAs(
    read,
    `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`,
    v.object({ indexes: v.optional(v.array(liveIndexSchema), []) }),
  )
  const { indexes: live } = answer ?? { indexes: [] }
  const stateByKey = new Map(live.map((index) => [toKey(getCollection(index), index), index.state]))
  const withState = (matches: (state: string | undefined) => boolean) =>
    declared.map((index) => toKey(index.collectionGroup, index)).filter((key) => matches(stateByKey.get(key)))
  return {
    declared: declared.length,
    missing: withState((state) => state === undefined),
    building: withState((state) => state === 'CREATING'),
    broken: withState((state) => state === 'NEEDS_REPAIR'),
  }
}

function getCollection({ name }: { name: string }): string {
  return /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? ''
}

/** The collection and fields of an index as text. Firestore adds the document's name to each. */
function toKey(
  collection: string,
  { queryScope, fields }: Pick<DeclaredIndex, 'queryScope' | 'fields'>,
): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${(order ?? arrayConfig ?? '').toLowerCase()}`)
  const scope = queryScope === 'COLLECTION_GROUP' ? 'all ' : ''
  return `${scope}${collection}: ${parts.join(', ')}`
}
