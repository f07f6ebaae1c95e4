import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import { ContactDetails } from './ContactDetails'
import { contactHead } from './heads'

/** How to reach the business. */
export function ContactPage() {
  usePageHead(contactHead)
  return (
    <Band>
      <Heading level={1} lead="A question about a product, a price or a delivery: a person answers.">
        CONTACT US
      </Heading>
      <ContactDetails />
    </Band>
  )
}
