import type { ReactNode } from 'react'
import type { ProductSummary, DetailedProduct } from '../../domain/catalogue/product'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import styles from './ProductFields.module.css'

/** Shows a product's fields that are not empty. More fields appear when the product's details have loaded. */
export function ProductFields({ product }: { product: DetailedProduct | ProductSummary }) {
  const hasDetails = 'description' in product
  const { alsoKnownAs, benefits } = hasDetails ? getFilledFields(product) : emptyFields
  return (
    <dl className={styles.fields} aria-busy={!hasDetails}>
      <Field name="Name">{product.name}</Field>
      {alsoKnownAs.length > 0 ? <Field name="Also Known As">{alsoKnownAs.join(', ')}</Field> : null}
      <Field name="Category">{product.category}</Field>
      <Field name="Description">{hasDetails ? product.description : `${product.preview}…`}</Field>
      {benefits.length > 0 ? (
        <Field name="Benefits">
          <BenefitList benefits={benefits} />
        </Field>
      ) : null}
    </dl>
  )
}

const emptyFields = { alsoKnownAs: [], benefits: [] }

function getFilledFields({ alsoKnownAs, benefits: { first, second, third } }: DetailedProduct) {
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
          <Icon pathData={leafIcon} />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
