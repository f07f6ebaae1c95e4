import { useId, type Ref } from 'react'
import { maxDeliveryAreaLength } from '../../../domain/sent-items/deliveryArea'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { sendingMessages } from '../../../domain/messages/sending'
import { useVisibleShop } from '../../data/ShopServices'
import { ExternalButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import { PageSection } from '../../ui/PageSection'
import { SendListOnWhatsApp } from '../../ui/sharing/SendListOnWhatsApp'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { useDrafts, requestFields } from './drafts'
import { FormLead } from './FormLead'
import { FormOutbox } from './FormOutbox'
import columns from './FormPage.module.css'
import styles from './RequestPage.module.css'
import { requestFormPageMetadata } from './sendingMetadata'
import { useFormOutbox } from './useFormOutbox'
import { type RequestFields, toRequestFields } from '../../../domain/sending/request'
import { TextField } from '../../ui/forms/TextField'
import { FormFieldPair, FormCard } from './FormCard'
import { ProductListTextArea } from './ProductListTextArea'
import { ShopQuestions } from './ShopQuestions'
import { RememberDetails } from './RememberDetails'
import { pickDetails, updateRememberedDetails } from './rememberedDetails'
import { useRequestFormValues } from './useRequestFormValues'
import { type GetFieldProps, requiredFieldProps, useSubmissionForm } from './useSubmissionForm'
import { describeRequestFormErrors } from './validationMessages'

/** The form, the steps of a request and the opening hours; a sent request's panel replaces banner and heading. */
export function RequestPage() {
  usePageMetadata(requestFormPageMetadata)
  const { formRef, submit, earlierItem, ...formOutbox } = useFormOutbox('requests', useDrafts().request)
  return (
    <>
      {formOutbox.isFormShown ? <p className={styles.banner}>{sendingMessages.replyPromise}</p> : null}
      <PageSection key={String(formOutbox.isFormShown)}>
        {formOutbox.isFormShown ? (
          <Heading level={1} lead={<FormLead text={sendingMessages.requestLead} earlierItem={earlierItem} />}>
            {sendingMessages.requestHeading}
          </Heading>
        ) : null}
        <div className={columns.columns}>
          <FormOutbox {...formOutbox} titleLevel={1}>
            <RequestForm ref={formRef} onSubmit={(fields) => submit({ kind: 'requests', fields })} />
          </FormOutbox>
          <RequestSteps />
        </div>
      </PageSection>
    </>
  )
}

function RequestSteps() {
  const titleId = useId()
  return (
    <aside className={styles.steps} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {sendingMessages.stepsTitle}
      </h2>
      <ol className={styles.list}>
        <li>{sendingMessages.listStep}</li>
        <li>{sendingMessages.contactStep}</li>
        <li>{sendingMessages.replyStep}</li>
      </ol>
      <h2 className={styles.title}>{sendingMessages.openingHoursTitle}</h2>
      <OpeningHours shop={useVisibleShop()} />
      <ExternalButtonLink tone="quiet" href={getWhatsAppUrl()}>
        <Icon pathData={chatIcon} />
        {sendingMessages.askOnWhatsApp}
      </ExternalButtonLink>
    </aside>
  )
}

type RequestFormProps = { onSubmit: (fields: RequestFields) => void; ref: Ref<HTMLFormElement> }

function RequestForm({ onSubmit, ref }: RequestFormProps) {
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
      <TextField
        {...getFieldProps('area')}
        label={sendingMessages.deliveryAreaLabel}
        placeholder={sendingMessages.deliveryAreaPlaceholder}
        hint={sendingMessages.deliveryAreaHint}
        maxLength={maxDeliveryAreaLength}
        autoComplete="address-level2"
        enterKeyHint="next"
      />
      <RememberDetails details={pickDetails(values)} />
      <ProductListTextArea {...getFieldProps('list')} {...listProps} />
      {values.list.trim() === '' ? null : <SendListOnWhatsApp list={values.list} items={items} />}
      <ShopQuestions />
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
