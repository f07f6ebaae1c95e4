import { type ReactNode, useId } from 'react'
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
  /** Further fields, as the last that is known of the product. */
  children?: ReactNode
}

/** Shows a product's fields that are not empty. More fields appear when the product's details have loaded. */
export function ProductFields({ product, children }: Props) {
  const titleId = useId()
  const hasDetails = 'description' in product
  const { otherNames, benefits, facts } = hasDetails ? getFilledFields(product) : emptyFields
  return (
    <div className={styles.container} aria-busy={!hasDetails}>
      <dl className={styles.fields}>
        <Field className={styles.name} label={productMessages.productFieldNames.name}>
          {product.name}
        </Field>
        <Field className={styles.shortField} label={productMessages.productFieldNames.category}>
          {product.category}
        </Field>
        <Field className={styles.shortField} label={productMessages.productFieldNames.soldBy}>
          {product.unit ? productMessages.formatSoldBy(product.unit) : ''}
        </Field>
        {otherNames.length > 0 ? (
          <Field label={productMessages.productFieldNames.alsoKnownAs}>{otherNames.join(', ')}</Field>
        ) : null}
        <Field label={productMessages.productFieldNames.description}>
          {hasDetails ? product.description : `${product.preview}…`}
        </Field>
        {benefits.length > 0 ? (
          <Field label={productMessages.productFieldNames.benefits}>
            <BenefitList benefits={benefits} />
          </Field>
        ) : null}
      </dl>
      <section aria-labelledby={titleId}>
        <h2 className={styles.factsTitle} id={titleId}>
          {productMessages.factsTitle}
        </h2>
        <dl className={styles.fields}>
          <Field label={productMessages.productFieldNames.grade}>
            {product.grades.map((grade) => catalogueMessages.gradeNames[grade]).join(', ')}
          </Field>
          {productFactNames.map((name) =>
            facts[name] ? (
              <Field key={name} label={productMessages.productFactLabels[name]}>
                {facts[name]}
              </Field>
            ) : null,
          )}
          {children}
        </dl>
      </section>
    </div>
  )
}

const emptyFields = { otherNames: [], benefits: [], facts: {} as ProductFacts }

function getFilledFields({ alsoKnownAs, benefits, facts }: DetailedFields) {
  const { first, second, third } = benefits
  const isBotanical = (name: string) => facts.botanical?.split(', ').includes(name)
  return {
    otherNames: alsoKnownAs.filter((name) => !isBotanical(name)),
    benefits: [first, second, third].filter(Boolean),
    // A name that staff have removed since the build is no longer known.
    facts: { ...facts, botanical: alsoKnownAs.filter(isBotanical).join(', ') },
  }
}

type FieldProps = { label: string; className?: string | undefined; children: ReactNode }

export function Field({ label, className = styles.field, children }: FieldProps) {
  return (
    <div className={className}>
      <dt className={styles.label}>{label}</dt>
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
