import type { ReactNode } from 'react'
import { catalogueMessages } from '../../../domain/messages/catalogue'
import { productMessages } from '../../../domain/messages/product'
import {
  productFactNames,
  type DetailedProduct,
  type ProductFacts,
  type ProductSummary,
  type Unit,
} from '../../../domain/catalogue/product'
import { Icon } from '../Icon'
import { leafIcon } from '../icons'
import styles from './ProductFields.module.css'

type ListedFields = Pick<ProductSummary, 'name' | 'grades' | 'preview'>
type DetailedFields = Pick<
  DetailedProduct,
  'name' | 'grades' | 'description' | 'alsoKnownAs' | 'benefits' | 'facts'
>

type Props = {
  product: (ListedFields | DetailedFields) & { category: string; unit: Unit | null }
}

/** Shows a product's fields that are not empty. More fields appear when the product's details have loaded. */
export function ProductFields({ product }: Props) {
  const hasDetails = 'description' in product
  const { alsoKnownAs, benefits, facts } = hasDetails ? getFilledFields(product) : emptyFields
  return (
    <dl className={styles.fields} aria-busy={!hasDetails}>
      <Field isShort name={productMessages.productFieldNames.name}>
        {product.name}
      </Field>
      <Field isShort name={productMessages.productFieldNames.category}>
        {product.category}
      </Field>
      <Field isShort name={productMessages.productFieldNames.soldBy}>
        {product.unit ? productMessages.formatSoldBy(product.unit) : ''}
      </Field>
      <Field isShort name={productMessages.productFieldNames.grade}>
        {product.grades.map((grade) => catalogueMessages.gradeNames[grade]).join(', ')}
      </Field>
      {alsoKnownAs.length > 0 ? (
        <Field name={productMessages.productFieldNames.alsoKnownAs}>{alsoKnownAs.join(', ')}</Field>
      ) : null}
      <Field name={productMessages.productFieldNames.description}>
        {hasDetails ? product.description : `${product.preview}…`}
      </Field>
      {benefits.length > 0 ? (
        <Field name={productMessages.productFieldNames.benefits}>
          <BenefitList benefits={benefits} />
        </Field>
      ) : null}
      <FactFields facts={facts} />
    </dl>
  )
}

const emptyFields = { alsoKnownAs: [], benefits: [], facts: {} }

function getFilledFields({ alsoKnownAs, benefits: { first, second, third }, facts }: DetailedFields) {
  return { alsoKnownAs, benefits: [first, second, third].filter((benefit) => benefit !== ''), facts }
}

function FactFields({ facts }: { facts: ProductFacts }) {
  return productFactNames.map((name) =>
    facts[name] === undefined ? null : (
      <Field key={name} name={productMessages.productFactLabels[name]}>
        {facts[name]}
      </Field>
    ),
  )
}

type FieldProps = { name: string; isShort?: boolean; children: ReactNode }

function Field({ name, isShort = false, children }: FieldProps) {
  return (
    <div className={isShort ? styles.shortField : styles.field}>
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
