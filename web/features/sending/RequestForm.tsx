import type { Ref } from 'react'
import { type RequestFields, toRequestFields } from '../../domain/sending/request'
import { TextField } from '../../ui/forms/TextField'
import { requestFields } from './drafts'
import { FieldPair, FormCard } from './FormCard'
import { ProductListField } from './ProductListField'
import styles from './RequestForm.module.css'
import { useRequestInput } from './useRequestInput'
import { type GetFieldProps, requiredFieldProps, useSubmissionForm } from './useSubmissionForm'
import { describeRequestErrors } from './validationMessages'

type Props = { onSubmit: (fields: RequestFields) => void; ref: Ref<HTMLFormElement> }

/** The request form: name, contact details and the list of products. */
export function RequestForm({ onSubmit, ref }: Props) {
  const { orderList, values, input, changeField, replace, ...listProps } = useRequestInput()
  const request = toRequestFields(values, orderList)
  const { getFieldProps, formProps } = useSubmissionForm({
    fields: requestFields,
    values,
    errors: describeRequestErrors(request),
    hasInput: Object.keys(input).length > 0,
    onFieldChange: changeField,
    onSubmit: () => {
      onSubmit(request)
    },
  })
  return (
    <FormCard
      label="Product request"
      submitLabel="SEND REQUEST"
      input={input}
      onReplace={replace}
      noValidate
      {...formProps}
      ref={ref}
    >
      <TextField
        {...getFieldProps('name')}
        {...requiredFieldProps}
        label="Name"
        autoComplete="name"
        enterKeyHint="next"
      />
      <ContactFields getFieldProps={getFieldProps} />
      <ProductListField {...getFieldProps('list')} {...listProps} />
    </FormCard>
  )
}

function ContactFields({ getFieldProps }: { getFieldProps: GetFieldProps<'phone' | 'whatsapp' | 'email'> }) {
  const phoneProps = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' } as const
  return (
    <fieldset className={styles.contacts}>
      <legend className={styles.legend}>How may we reply? One of the three is enough.</legend>
      <FieldPair>
        <TextField {...getFieldProps('phone')} {...phoneProps} label="Phone Number" />
        <TextField {...getFieldProps('whatsapp')} {...phoneProps} label="WhatsApp Number" />
      </FieldPair>
      <TextField
        {...getFieldProps('email')}
        label="Email Address"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
      />
    </fieldset>
  )
}
