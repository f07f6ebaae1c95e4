import type { ReactNode } from 'react'
import type { ProductDetail } from '../../domain/product'
import { Icon } from '../../ui/Icon'
import styles from './ProductFields.module.css'

/** What the catalogue says of the product; what it leaves empty is left out. */
export function ProductFields({ product }: { product: ProductDetail }) {
  const { first, second, third } = product.benefits
  const benefits = [first, second, third].filter((benefit) => benefit !== '')
  return (
    <dl className={styles.fields}>
      <Field name="Name">{product.name}</Field>
      {product.alsoKnownAs.length > 0 ? (
        <Field name="Also Known As">{product.alsoKnownAs.join(', ')}</Field>
      ) : null}
      <Field name="Category">{product.category}</Field>
      <Field name="Description">{product.description}</Field>
      {benefits.length > 0 ? (
        <Field name="Benefits">
          <BenefitList benefits={benefits} />
        </Field>
      ) : null}
    </dl>
  )
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
          <Icon name="leaf" />
          {benefit}
        </li>
      ))}
    </ul>
  )
}
