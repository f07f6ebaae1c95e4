import type { EnquiryFields } from '../../domain/enquiry'
import { enquiryLetter } from '../../domain/letter'
import { Band } from '../../ui/Band'
import { BusinessMap } from '../../ui/BusinessMap'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { ContactDetails } from './ContactDetails'
import { EnquiryForm } from './EnquiryForm'
import styles from './FormPage.module.css'
import { contactHead } from './heads'
import { ReadyPanel } from './ReadyPanel'
import { useFilledIn } from './useFilledIn'

/** Where to find the business, a form to ask it something, and every other way to reach it. */
export function ContactPage() {
  usePageHead(contactHead)
  const { form, filledIn, setFilledIn, change } = useFilledIn<EnquiryFields>()
  return (
    <Band>
      <Heading level={1} lead="A question about a product, a price or a delivery: a person answers.">
        CONTACT US
      </Heading>
      <BusinessMap size="large" />
      <div className={styles.columns}>
        {filledIn ? (
          <ReadyPanel title="Your message is ready" letter={enquiryLetter(filledIn)} onChange={change} />
        ) : (
          <EnquiryForm onFilledIn={setFilledIn} ref={form} />
        )}
        <ContactDetails />
      </div>
    </Band>
  )
}
