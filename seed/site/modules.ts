import type { Picture } from '../../web/domain/picture'
import { previewOf } from '../../web/domain/preview'
import type { Product } from '../../web/domain/product'
import type { Prepared } from '../prepare'

const name = 'virtual:catalogue'

/** The module behind that name as code, or nothing where the catalogue has no such module. */
export function codeOf(id: string, prepared: Prepared): string | undefined {
  if (id === name) return listCode(prepared)
  if (id === `${name}/featured`) return featuredCode(prepared)
  if (id === `${name}/otherNames`) return otherNamesCode(prepared)
  if (id === `${name}/products`) return productsCode(prepared)
  if (id === `${name}/details`) return detailsCode(prepared)
  const product = prepared.products.find((one) => id === moduleOf(one))
  return product === undefined ? undefined : productCode(product, prepared)
}

function listCode({ products, pictures }: Prepared): string {
  const listed = products.map(({ id, name, category, description }) => {
    return { id, name, category, preview: previewOf(description), image: pictureOf(id, pictures) }
  })
  return `export const listed = ${JSON.stringify(listed)}`
}

function featuredCode({ featured, pictures }: Prepared): string {
  const entries = featured.map(({ productId, ...entry }) => {
    return { ...entry, photo: pictureOf(productId, pictures) }
  })
  return `export const featured = ${JSON.stringify(entries)}`
}

/** Apart from the list: only a search that finds nothing asks for these. */
function otherNamesCode({ products }: Prepared): string {
  const named = products.filter(({ alsoKnownAs }) => alsoKnownAs.length > 0)
  return `export const otherNames = ${JSON.stringify(named.map(({ id, alsoKnownAs }) => [id, alsoKnownAs]))}`
}

/** What the list and the other names leave out of each product, all at once, for when no network answers. */
function detailsCode({ products }: Prepared): string {
  const rest = products.map(({ id, description, benefits }) => [id, { description, benefits }])
  return `import { listed } from '${name}'
import { otherNames } from '${name}/otherNames'
const names = new Map(otherNames)
const rest = new Map(${JSON.stringify(rest)})
const whole = ({ preview, ...product }) =>
  ({ ...product, alsoKnownAs: names.get(product.id) ?? [], ...rest.get(product.id) })
export const details = new Map(listed.map((product) => [product.id, whole(product)]))`
}

/** Each product is a chunk of its own: a visitor downloads those that they open. */
function productsCode({ products }: Prepared): string {
  const loaders = products.map(
    (product) => `'${product.id}': () => import('${moduleOf(product)}').then(read)`,
  )
  return `const read = ({ product }) => product\nexport const loadDetail = {\n${loaders.join(',\n')}\n}`
}

function productCode(product: Product, { pictures }: Prepared): string {
  return `export const product = ${JSON.stringify({ ...product, image: pictureOf(product.id, pictures) })}`
}

function moduleOf({ id }: Pick<Product, 'id'>): string {
  return `${name}/product/${id}`
}

type Pictures = Prepared['pictures']

function pictureOf(id: string, pictures: Pictures): Picture {
  const picture = pictures.get(id)
  if (picture === undefined) throw new Error(`Product ${id} has no picture.`)
  const { name, width, height, placeholder } = picture
  return { name, width, height, placeholder }
}
