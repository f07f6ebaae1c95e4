import type { RefObject } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { focusField } from './EditedField'
import desk from '../../ui/desk.module.css'
import styles from './ProductForm.module.css'

type Props = { fields: readonly EditedFieldName[]; formRef: RefObject<HTMLFormElement | null> }

/** The fields that the law of products refuses, each a button that leads to it. */
export function ErrorSummary({ fields, formRef }: Props) {
  if (fields.length === 0) return null
  return (
    <div className={desk.failure} role="alert">
      <p>{deskProductMessages.formatErrorSummary(fields.length)}</p>
      <ul className={styles.summaryList}>
        {fields.map((field) => (
          <li key={field}>
            <button
              className={styles.summaryLink}
              type="button"
              onClick={() => {
                focusField(formRef.current, field)
              }}
            >
              {deskProductMessages.editedFieldLabels[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
