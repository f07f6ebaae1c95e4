import { sendingMessages } from '../../../domain/messages/sending'
import { PageSection } from '../../ui/PageSection'
import { BusinessMap } from '../../ui/BusinessMap'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { ContactDetails } from './ContactDetails'
import { contactFormDraft } from './drafts'
import { EnquiryForm } from './EnquiryForm'
import { FormLead } from './FormLead'
import { FormOutbox } from './FormOutbox'
import styles from './FormPage.module.css'
import { contactPageMetadata } from './sendingMetadata'
import { useFormOutbox } from './useFormOutbox'
import { useProductEnquiry } from './useProductEnquiry'

/** The contact page: a map, the contact form and the contact details. */
export function ContactPage() {
  usePageMetadata(contactPageMetadata)
  useProductEnquiry()
  const { formRef, submit, ...formOutbox } = useFormOutbox('enquiries', contactFormDraft)
  return (
    <PageSection>
      <Heading level={1} lead={<FormLead text={sendingMessages.contactLead} />}>
        {sendingMessages.contactHeading}
      </Heading>
      <BusinessMap size="large" />
      <div className={styles.columns}>
        <FormOutbox {...formOutbox} titleLevel={2}>
          <EnquiryForm
            ref={formRef}
            onSubmit={(fields) => {
              submit({ kind: 'enquiries', fields })
            }}
          />
        </FormOutbox>
        <ContactDetails />
      </div>
    </PageSection>
  )
}
