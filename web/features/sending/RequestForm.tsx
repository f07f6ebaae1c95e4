import type { Ref } from 'react'
import { type RequestFields, toRequestFields } from '../../../domain/sending/request'
import { sendingMessages } from '../../../domain/messages/sending'
import { TextField } from '../../ui/forms/TextField'
import { requestFields, useDrafts } from './drafts'
import { FormFieldPair, FormCard } from './FormCard'
import { ProductListTextArea } from './ProductListTextArea'
import styles from './RequestForm.module.css'
import { RememberDetails } from './RememberDetails'
import { pickDetails, updateRememberedDetails } from './rememberedDetails'
import { useRequestFormValues } from './useRequestFormValues'
import { type GetFieldProps, requiredFieldProps, useSubmissionForm } from './useSubmissionForm'
import { describeRequestFormErrors } from './validationMessages'

type Props = { onSubmit: (fields: RequestFields) => void; ref: Ref<HTMLFormElement> }

export function RequestForm({ onSubmit, ref }: Props) {
  const drafts = useDrafts()
  const { items, values, input, changeField, replace, ...listProps } = useRequestFormValues()
  const request = toRequestFields(values, items)
  const { getFieldProps, formProps } = useSubmissionForm({
    fields: requestFields,
    values,
    errors: describeRequestFormErrors(request),
    hasInput: Object.keys(input).length > 0,
    onFieldChange: changeField,
    onSubmit: () => {
      updateRememberedDetails(drafts, input)
      onSubmit(request)
    },
  })
  return (
    <FormCard
      label={sendingMessages.requestFormLabel}
      submitLabel={sendingMessages.requestSubmitLabel}
      input={input}
      onReplace={replace}
      noValidate
      {...formProps}
      ref={ref}
    >
      <TextField
        {...getFieldProps('name')}
        {...requiredFieldProps}
        label={sendingMessages.nameLabel}
        autoComplete="name"
        enterKeyHint="next"
      />
      <ContactFields getFieldProps={getFieldProps} />
      <RememberDetails details={pickDetails(values)} />
      <ProductListTextArea {...getFieldProps('list')} {...listProps} />
    </FormCard>
  )
}

function ContactFields({ getFieldProps }: { getFieldProps: GetFieldProps<'phone' | 'whatsapp' | 'email'> }) {
  const phoneProps = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' } as const
  return (
    <fieldset className={styles.contacts}>
      <legend className={styles.legend}>{sendingMessages.replyChannelsLegend}</legend>
      <FormFieldPair>
        <TextField {...getFieldProps('phone')} {...phoneProps} label={sendingMessages.phoneNumberLabel} />
        <TextField
          {...getFieldProps('whatsapp')}
          {...phoneProps}
          label={sendingMessages.whatsappNumberLabel}
        />
      </FormFieldPair>
      <TextField
        {...getFieldProps('email')}
        label={sendingMessages.requestEmailLabel}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
    </fieldset>
  )
}
