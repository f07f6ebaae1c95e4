import type { ComponentProps, KeyboardEvent, Ref } from 'react'
import { type EnquiryFields, toEnquiryFields } from '../../../domain/sending/enquiry'
import { toProductEnquiry } from '../../../domain/sending/productEnquiry'
import { normalizeEmail } from '../../../domain/validation/normalizeInput'
import { sendingMessages } from '../../../domain/messages/sending'
import { selectAuth } from '../../state/authSlice'
import { useShopSelector } from '../../state/storeHooks'
import { showToast } from '../../ui/toasts/showToast'
import { TextArea, TextField } from '../../ui/forms/TextField'
import { enquiryFields, useDrafts } from './drafts'
import styles from './EnquiryForm.module.css'
import { FormFieldPair, FormCard } from './FormCard'
import { RememberDetails } from './RememberDetails'
import { updateRememberedDetails } from './rememberedDetails'
import { useDraft } from './useDraft'
import { useRememberedDetails } from './useRememberedDetails'
import { type GetFieldProps, requiredFieldProps, useSubmissionForm } from './useSubmissionForm'
import { describeEnquiryFormErrors } from './validationMessages'

const emptyFields = { subject: '', message: '' }

type Props = { onSubmit: (fields: EnquiryFields) => void; ref: Ref<HTMLFormElement> }

/** The contact form. Untouched fields show the remembered details, the account's, and the product asked about. */
export function EnquiryForm({ onSubmit, ref }: Props) {
  const drafts = useDrafts()
  const { input, change, replace } = useDraft(drafts.contact)
  const { email, userName } = useShopSelector(selectAuth)
  const productEnquiry = input.product ? toProductEnquiry(input.product) : {}
  const { details } = useRememberedDetails()
  const values = {
    ...emptyFields,
    fullname: details.name ?? userName,
    email: details.email ?? email,
    // The number field takes digits alone.
    phone: details.phone?.replace(/\D/g, '') ?? '',
    ...productEnquiry,
    ...input,
  }
  const enquiry = toEnquiryFields(values)
  const { getFieldProps, formProps } = useSubmissionForm({
    fields: enquiryFields,
    values,
    errors: describeEnquiryFormErrors(enquiry),
    hasInput: Object.keys(input).length > 0,
    onFieldChange: (name, text) => change({ [name]: text }),
    onInvalid: () => {
      if (hasMissingField(enquiry)) showToast('error', sendingMessages.requiredFieldsMessage)
    },
    onSubmit: () => {
      updateRememberedDetails(drafts, { ...input, name: input.fullname })
      onSubmit(enquiry)
    },
  })
  return (
    <FormCard
      label={sendingMessages.contactFormLabel}
      submitLabel={sendingMessages.contactSubmitLabel}
      input={input}
      onReplace={replace}
      {...formProps}
      ref={ref}
    >
      <SenderFields getFieldProps={getFieldProps} />
      <RememberDetails
        details={{ name: values.fullname, phone: values.phone, whatsapp: '', area: '', email: values.email }}
      />
      <TextArea
        {...getFieldProps('message')}
        {...requiredFieldProps}
        label={sendingMessages.messageLabel}
        rows={10}
      />
    </FormCard>
  )
}

function SenderFields({ getFieldProps }: { getFieldProps: GetFieldProps<(typeof enquiryFields)[number]> }) {
  const email = getFieldProps('email')
  // The browser's own check refuses what surrounds a pasted address.
  const cleanEmail = () => {
    const cleaned = normalizeEmail(email.value)
    if (cleaned !== email.value) email.onTextChange(cleaned)
  }
  return (
    <>
      <FormFieldPair>
        <TextField
          {...getFieldProps('fullname')}
          {...requiredFieldProps}
          label={sendingMessages.fullNameLabel}
          autoComplete="name"
          enterKeyHint="next"
        />
        <TextField
          {...getFieldProps('subject')}
          {...requiredFieldProps}
          label={sendingMessages.subjectLabel}
          autoComplete="off"
          enterKeyHint="next"
        />
      </FormFieldPair>
      <FormFieldPair>
        <TextField
          {...email}
          {...requiredFieldProps}
          label={sendingMessages.emailAddressLabel}
          onBlur={cleanEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
        />
        <NumberField
          {...getFieldProps('phone')}
          label={sendingMessages.optionalPhoneLabel}
          hint={sendingMessages.optionalPhoneHint}
          autoComplete="tel"
          enterKeyHint="next"
        />
      </FormFieldPair>
    </>
  )
}

/** A number input for a phone number, without mouse wheel and arrow keys, which would change the number. */
function NumberField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  return (
    <div className={styles.number}>
      <TextField
        {...props}
        type="number"
        inputMode="numeric"
        step="any"
        onWheel={({ currentTarget }) => currentTarget.blur()}
        onKeyDown={preventStepping}
      />
    </div>
  )
}

function preventStepping(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault()
}

function hasMissingField({ fullname, subject, email, message }: EnquiryFields): boolean {
  return [fullname, subject, email, message].includes('')
}
