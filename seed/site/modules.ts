import { normalizePath } from 'vite'
import { previewOf } from '../../web/domain/preview'
import type { Product } from '../../web/domain/product'
import type { RenderedPicture } from '../images/pictureFolder'
import type { Prepared } from '../prepare'

const name = 'virtual:catalogue'

/** The module behind that name as code, or nothing where the catalogue has no such module. */
export function codeOf(id: string, prepared: Prepared): string | undefined {
  if (id === name) return listCode(prepared)
  if (id === `${name}/featured`) return featuredCode(prepared)
  if (id === `${name}/otherNames`) return otherNamesCode(prepared)
  if (id === `${name}/products`) return productsCode(prepared)
  const product = prepared.products.find((one) => id === moduleOf(one))
  return product === undefined ? undefined : productCode(product, prepared)
}

function listCode({ products, pictures }: Prepared): string {
  const ids = products.map(({ id }) => id)
  const listed = products.map(({ id, name, category, description }) =>
    withPicture({ id, name, category, preview: previewOf(description) }, 'image', id, pictures),
  )
  return `${imports('list', ids, pictures)}\nexport const listed = [\n${listed.join(',\n')}\n]`
}

function featuredCode({ featured, pictures }: Prepared): string {
  const entries = featured.map(({ productId, ...entry }) => withPicture(entry, 'photo', productId, pictures))
  const ids = [...new Set(featured.map(({ productId }) => productId))]
  return `${imports('featured', ids, pictures)}\nexport const featured = [\n${entries.join(',\n')}\n]`
}

/** Apart from the list: only a search that finds nothing asks for these. */
function otherNamesCode({ products }: Prepared): string {
  const named = products.filter(({ alsoKnownAs }) => alsoKnownAs.length > 0)
  return `export const otherNames = ${JSON.stringify(named.map(({ id, alsoKnownAs }) => [id, alsoKnownAs]))}`
}

/** Each product is a chunk of its own: a visitor downloads those that they open. */
function productsCode({ products }: Prepared): string {
  const loaders = products.map(
    (product) => `'${product.id}': () => import('${moduleOf(product)}').then(read)`,
  )
  return `const read = ({ product }) => product\nexport const loadDetail = {\n${loaders.join(',\n')}\n}`
}

function productCode(product: Product, { pictures }: Prepared): string {
  return `${imports('detail', [product.id], pictures)}\nexport const product = ${withPicture(product, 'image', product.id, pictures)}`
}

function moduleOf({ id }: Pick<Product, 'id'>): string {
  return `${name}/product/${id}`
}

type Pictures = Prepared['pictures']

/**
 * How each kind of module asks for a picture. Vite gives the same URL for all three, but they are three modules to it:
 * one that the list and a detail shared would become a chunk of its own, and the list would wait for 107 of those.
 * `no-inline`, because a picture is downloaded when it is seen, however small.
 */
const queries = { list: '?no-inline', featured: '?no-inline&url', detail: '?url&no-inline' } as const

function imports(kind: keyof typeof queries, ids: readonly string[], pictures: Pictures): string {
  const from = (id: string) => JSON.stringify(normalizePath(pictureOf(id, pictures).file) + queries[kind])
  return ids.map((id) => `import url${id} from ${from(id)}`).join('\n')
}

/** Fields as code, with the picture's URL as the name that `imports` gave it. */
function withPicture(fields: object, field: 'image' | 'photo', id: string, pictures: Pictures): string {
  const { width, height, placeholder } = pictureOf(id, pictures)
  const rest = JSON.stringify({ width, height, placeholder }).slice(1)
  return `${JSON.stringify(fields).slice(0, -1)},"${field}":{"url":url${id},${rest}}`
}

function pictureOf(id: string, pictures: Pictures): RenderedPicture {
  const picture = pictures.get(id)
  if (picture === undefined) throw new Error(`Product ${id} has no picture.`)
  return picture
}
