import * as v from 'valibot'
import type { Product } from '../../web/domain/product'
import { demandNone, nameOf } from '../catalogue/problems'
import { readJson } from '../catalogue/readJson'
import { wordsOf } from '../catalogue/words'

/** The colour of each product's picture, by its id: '#rrggbb'. */
export type Colours = ReadonlyMap<string, string>

const schema = v.record(
  v.string(),
  v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, "must be a colour such as '#2e2a28'")),
  'must be an object of colours by product id',
)

/** Reads the colours; throws BadCatalogue where one is no colour, is missing, or belongs to no product. */
export async function loadColours(file: string, products: readonly Product[]): Promise<Colours> {
  const read = await readJson(file)
  if ('problem' in read) return refuse([read.problem])
  const result = v.safeParse(schema, read.content)
  if (!result.success) return refuse(result.issues.map((issue) => `${nameOf(file)}: ${wordsOf(issue)}`))
  const colours = new Map(Object.entries(result.output))
  const ids = new Set(products.map(({ id }) => id))
  demandNone([
    ...[...ids].filter((id) => !colours.has(id)).map((id) => `${nameOf(file)}: ${id}: is missing`),
    ...[...colours.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `${nameOf(file)}: ${id}: there is no such product`),
  ])
  return colours
}

function refuse(problems: readonly string[]): Colours {
  demandNone(problems)
  return new Map()
}
