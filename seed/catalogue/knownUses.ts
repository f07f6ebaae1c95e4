import * as v from 'valibot'
import { grades } from '../../domain/catalogue/product'
import { groupsOfUses } from '../../domain/catalogue/productUse'
import { createSingleLineSchema } from './catalogueSchema'
import uses from './uses.json'

/** What the page of a use says, and how its products differ from those that a search for the use finds. */
const pageSchema = v.strictObject({
  slug: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  title: createSingleLineSchema(40),
  sentence: createSingleLineSchema(160),
  group: v.picklist(groupsOfUses),
  /** The page has products of this grade only: an essential oil is no tea. */
  grade: v.exactOptional(v.picklist(grades)),
  /** The products that come first, whether their texts mention the use or not. */
  first: v.exactOptional(v.array(v.string()), []),
  /** The products whose texts mention the use but do not suit it. */
  without: v.exactOptional(v.array(v.string()), []),
})

/** The uses of products: the words by which shoppers search for each, and the pattern of the texts that mention it. */
export const knownUses = v.parse(
  v.array(
    v.strictObject({
      searched: v.array(v.string()),
      mentioned: v.string(),
      page: v.exactOptional(pageSchema),
    }),
  ),
  uses,
)
