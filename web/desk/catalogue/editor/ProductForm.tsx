import { type RefObject, useCallback } from 'react'
import type { EditedFieldName } from '../../../../domain/catalogue/editing/productInput'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { CertificatesField } from '../certificates/CertificatesField'
import { MorePhotographsField } from '../photograph/MorePhotographsField'
import { PhotographField } from '../photograph/PhotographField'
import { CategoryField, FlagField, GradesField, UnitField } from './ChoiceFields'
import { ColleagueChangeNote, focusColleagueChange } from './ColleagueChangeNote'
import { EditedField, focusField } from './EditedField'
import { EditorActions } from './EditorActions'
import { ColleagueChangeSummary, ErrorSummary } from './FormSummaries'
import { OtherNamesField } from './OtherNamesField'
import type { ProductEditor } from './productEditor'
import { BenefitFields, DescriptionField, NameField } from './TextFields'
import type { useProductForm } from './useProductForm'
import fieldStyles from '../../../ui/forms/TextField.module.css'
import styles from './ProductForm.module.css'

type Props = {
  editor: ProductEditor
  form: ReturnType<typeof useProductForm>
  formRef: RefObject<HTMLFormElement | null>
}

export function ProductForm({ editor, form, formRef }: Props) {
  const { input, productId } = editor
  const { change, setUploadState } = form
  const setCertificateState = useCallback(
    (state: Parameters<typeof setUploadState>[1]) => setUploadState('certificates', state),
    [setUploadState],
  )
  const getError = (field: EditedFieldName) =>
    form.visibleErrors.includes(field) ? deskProductMessages.describeFieldError(field, input) : undefined
  const wrap = (field: EditedFieldName) => ({ field, onLeave: form.markLeft, note: renderNote(field) })
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
      <ErrorSummary links={form.summaryLinks} onOpen={(field) => focusField(formRef.current, field)} />
      <EditedField {...wrap('image')}>
        <PhotographField
          productId={productId}
          name={input.name}
          picture={input.image}
          publishedAt={editor.publishedAt}
          onPicture={(image) => change({ image })}
          onStateChange={setUploadState}
        />
        {getError('image') ? <p className={fieldStyles.error}>{getError('image')}</p> : null}
      </EditedField>
      <EditedField {...wrap('morePictures')}>
        <MorePhotographsField
          productId={productId}
          name={input.name}
          pictures={input.morePictures}
          publishedAt={editor.publishedAt}
          error={getError('morePictures')}
          onChange={(morePictures) => change({ morePictures })}
          onStateChange={setUploadState}
        />
      </EditedField>
      <EditedField {...wrap('name')}>
        <NameField text={input.name} error={getError('name')} onTextChange={(name) => change({ name })} />
      </EditedField>
      <EditedField {...wrap('alsoKnownAs')}>
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
      <EditedField {...wrap('category')}>
        <CategoryField
          value={input.category}
          error={getError('category')}
          onChange={(category) => change({ category })}
        />
      </EditedField>
      <EditedField {...wrap('unit')}>
        <UnitField
          value={input.unit}
          publishedUnit={editor.published?.unit}
          error={getError('unit')}
          onChange={(unit) => change({ unit })}
        />
      </EditedField>
      <EditedField {...wrap('grades')}>
        <GradesField
          value={input.grades}
          error={getError('grades')}
          onChange={(grades) => change({ grades })}
        />
      </EditedField>
      <EditedField {...wrap('description')}>
        <DescriptionField
          text={input.description}
          error={getError('description')}
          onTextChange={(description) => change({ description })}
        />
      </EditedField>
      <EditedField {...wrap('benefits')}>
        <BenefitFields
          benefits={input.benefits}
          hasVisibleErrors={form.visibleErrors.includes('benefits')}
          onChange={(benefits) => change({ benefits })}
        />
      </EditedField>
      <EditedField {...wrap('certificates')}>
        <CertificatesField
          productId={productId}
          lines={input.certificates}
          publishedLines={editor.published?.certificates ?? []}
          publishedAt={editor.publishedAt}
          error={getError('certificates')}
          onChange={(certificates) => change({ certificates })}
          onStateChange={setCertificateState}
        />
      </EditedField>
      <EditedField {...wrap('soldOut')}>
        <FlagField
          name="soldOut"
          hint={deskProductMessages.soldOutHint}
          isSet={input.soldOut}
          onChange={(soldOut) => change({ soldOut })}
        />
      </EditedField>
      <EditedField {...wrap('hidden')}>
        <FlagField
          name="hidden"
          hint={deskProductMessages.hiddenHint}
          isSet={input.hidden}
          onChange={(hidden) => change({ hidden })}
        />
      </EditedField>
      <ColleagueChangeSummary
        changes={editor.colleagueChanges}
        onOpen={(field) => focusColleagueChange(formRef.current, field)}
      />
      <EditorActions editor={editor} form={form} />
    </form>
  )

  function renderNote(field: EditedFieldName) {
    const colleagueChange = editor.colleagueChanges.find((known) => known.field === field)
    return colleagueChange ? (
      <ColleagueChangeNote
        productId={productId}
        change={colleagueChange}
        onChoose={(side) => {
          editor.chooseSide(field, side)
          // The pressed button is gone.
          focusField(formRef.current, field)
        }}
      />
    ) : null
  }
}
