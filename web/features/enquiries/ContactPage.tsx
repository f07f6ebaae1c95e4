import { Band } from '../../ui/Band'
import { BusinessMap } from '../../ui/BusinessMap'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { ContactDetails } from './ContactDetails'
import { contactDraft } from './drafts'
import { FormOrPanels } from './FormOrPanels'
import { useHandedIn } from './useHandedIn'
import { EnquiryForm } from './EnquiryForm'
import styles from './FormPage.module.css'
import { contactHead } from './heads'

/** Where to find the business, a form to ask it something, and every other way to reach it. */
export function ContactPage() {
  usePageHead(contactHead)
  const { form, ...handedIn } = useHandedIn('enquiries', contactDraft)
  return (
    <Band>
      <Heading level={1} lead="A question about a product, a price or a delivery: a person answers.">
        CONTACT US
      </Heading>
      <BusinessMap size="large" />
      <div className={styles.columns}>
        <FormOrPanels handedIn={handedIn}>
          <EnquiryForm
            ref={form}
            onFilledIn={(fields) => {
              handedIn.submit({ kind: 'enquiries', fields })
            }}
          />
        </FormOrPanels>
        <ContactDetails />
      </div>
    </Band>
  )
}
