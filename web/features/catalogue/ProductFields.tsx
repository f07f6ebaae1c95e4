import type { ReactNode } from 'react'
import type { ListedProduct, ProductDetail } from '../../domain/product'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './ProductFields.module.css'

/** What the catalogue says of the product; what it leaves empty is left out, and what the list does not know comes later. */
export function ProductFields({ product }: { product: ProductDetail | ListedProduct }) {
  const isWhole = 'description' in product
  const { alsoKnownAs, benefits } = isWhole ? filledIn(product) : nothingYet
  return (
    <dl className={styles.fields} aria-busy={!isWhole}>
      <Field name="Name">{product.name}</Field>
      {alsoKnownAs.length > 0 ? <Field name="Also Known As">{alsoKnownAs.join(', ')}</Field> : null}
      <Field name="Category">{product.category}</Field>
      <Field name="Description">{isWhole ? product.description : `${product.preview}…`}</Field>
      {benefits.length > 0 ? (
        <Field name="Benefits">
          <BenefitList benefits={benefits} />
        </Field>
      ) : null}
    </dl>
  )
}

const nothingYet = { alsoKnownAs: [], benefits: [] }

function filledIn({ alsoKnownAs, benefits: { first, second, third } }: ProductDetail) {
  return { alsoKnownAs, benefits: [first, second, third].filter((benefit) => benefit !== '') }
}

function Field({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

function BenefitList({ benefits }: { benefits: readonly string[] }) {
  return (
    <ul className={styles.benefits}>
      {benefits.map((benefit) => (
        <li className={styles.benefit} key={benefit}>
          <Icon drawing={leafIcon} />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
