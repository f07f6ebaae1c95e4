import type { RefObject } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { PhotographField } from '../photograph/PhotographField'
import { CategoryField, GradesField, HiddenField, UnitField } from './ChoiceFields'
import { EditedField, focusField } from './EditedField'
import { EditorActions } from './EditorActions'
import { OtherNamesField } from './OtherNamesField'
import type { ProductEditor } from './productEditor'
import { BenefitFields, DescriptionField, NameField } from './TextFields'
import type { useProductForm } from './useProductForm'
import fieldStyles from '../../../ui/forms/TextField.module.css'
import styles from './ProductForm.module.css'
import desk from '../../ui/desk.module.css'

type Props = {
  editor: ProductEditor
  form: ReturnType<typeof useProductForm>
  formRef: RefObject<HTMLFormElement | null>
}

export function ProductForm({ editor, form, formRef }: Props) {
  const { input, productId } = editor
  const { change } = form
  const getError = (field: EditedFieldName) =>
    form.visibleErrors.includes(field) ? deskProductMessages.describeFieldError(field, input) : undefined
  const wrap = { onLeave: form.markLeft }
  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label={deskProductMessages.productFormLabel}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void form.publish()
      }}
    >
      <ErrorSummary fields={form.isErrorSummaryVisible ? editor.errors : []} formRef={formRef} />
      <EditedField field="image" {...wrap}>
        <PhotographField
          productId={productId}
          name={input.name}
          picture={input.image}
          publishedAt={editor.publishedAt}
          onPicture={(image) => change({ image })}
        />
        {getError('image') ? <p className={fieldStyles.error}>{getError('image')}</p> : null}
      </EditedField>
      <EditedField field="name" {...wrap}>
        <NameField text={input.name} error={getError('name')} onTextChange={(name) => change({ name })} />
      </EditedField>
      <EditedField field="alsoKnownAs" {...wrap}>
        <OtherNamesField
          otherNames={input.alsoKnownAs}
          newName={form.newOtherName}
          error={{
            ofList: getError('alsoKnownAs'),
            ofNewName: form.isNameNotAdded ? deskProductMessages.otherNameNotAdded : undefined,
          }}
          onChange={(alsoKnownAs) => change({ alsoKnownAs })}
          onNewNameChange={form.setNewOtherName}
        />
      </EditedField>
      <EditedField field="category" {...wrap}>
        <CategoryField
          value={input.category}
          error={getError('category')}
          onChange={(category) => change({ category })}
        />
      </EditedField>
      <EditedField field="unit" {...wrap}>
        <UnitField
          value={input.unit}
          publishedUnit={editor.published?.unit}
          error={getError('unit')}
          onChange={(unit) => change({ unit })}
        />
      </EditedField>
      <EditedField field="grades" {...wrap}>
        <GradesField
          value={input.grades}
          error={getError('grades')}
          onChange={(grades) => change({ grades })}
        />
      </EditedField>
      <EditedField field="description" {...wrap}>
        <DescriptionField
          text={input.description}
          error={getError('description')}
          onTextChange={(description) => change({ description })}
        />
      </EditedField>
      <EditedField field="benefits" {...wrap}>
        <BenefitFields
          benefits={input.benefits}
          hasVisibleErrors={form.visibleErrors.includes('benefits')}
          onChange={(benefits) => change({ benefits })}
        />
      </EditedField>
      <EditedField field="hidden" {...wrap}>
        <HiddenField isHidden={input.hidden} onChange={(hidden) => change({ hidden })} />
      </EditedField>
      <EditorActions editor={editor} form={form} />
    </form>
  )
}

type ErrorSummaryProps = { fields: readonly EditedFieldName[]; formRef: RefObject<HTMLFormElement | null> }

function ErrorSummary({ fields, formRef }: ErrorSummaryProps) {
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
              onClick={() => focusField(formRef.current, field)}
            >
              {deskProductMessages.editedFieldLabels[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
