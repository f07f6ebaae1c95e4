import { sendingMessages } from '../../../domain/messages/sending'
import { PageSection } from '../../ui/PageSection'
import { BusinessMap } from '../../ui/BusinessMap'
import { Heading } from '../../ui/Heading'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { type Drafts, useDrafts } from './drafts'
import { EnquiryForm } from './EnquiryForm'
import { FormLead } from './FormLead'
import { FormOutbox } from './FormOutbox'
import { contactPageMetadata } from './sendingMetadata'
import { useFormOutbox } from './useFormOutbox'
import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useShopServices } from '../../data/ShopServices'
import { parseEnquiryProductId } from '../../../domain/sending/productEnquiry'
import { routePaths } from '../../../domain/site/routePaths'
import { businessDetails, getWhatsAppUrl, getMailtoUrl, phoneUrl } from '../../../domain/site/businessDetails'
import { Icon } from '../../ui/Icon'
import { chatIcon, mailIcon, phoneIcon, pinIcon } from '../../ui/icons'
import columns from './FormPage.module.css'
import styles from './ContactPage.module.css'

export function ContactPage() {
  usePageMetadata(contactPageMetadata)
  const { contact } = useDrafts()
  useProductEnquiry(contact)
  const { formRef, submit, earlierItem, ...formOutbox } = useFormOutbox('enquiries', contact)
  return (
    <PageSection>
      <Heading
        level={1}
        lead={
          <FormLead
            text={sendingMessages.contactLead}
            earlierItem={formOutbox.isFormShown ? earlierItem : undefined}
          />
        }
      >
        {sendingMessages.contactHeading}
      </Heading>
      <BusinessMap size="large" />
      <div className={columns.columns}>
        <FormOutbox {...formOutbox} titleLevel={2}>
          <EnquiryForm ref={formRef} onSubmit={(fields) => submit({ kind: 'enquiries', fields })} />
        </FormOutbox>
        <ContactDetails />
      </div>
    </PageSection>
  )
}

/** Fills in a 'Make Enquiry' link's product, then removes it from the URL: a reload must not fill it in again. */
function useProductEnquiry(draft: Drafts['contact']): void {
  const navigate = useNavigate()
  const { catalogue } = useShopServices()
  const productId = parseEnquiryProductId(new URLSearchParams(useLocation().search))
  useEffect(() => {
    if (productId === null) return
    let isCurrent = true
    const fillIn = async () => {
      const product = await catalogue.loadProduct(productId)
      if (!isCurrent) return
      if (product) fillInProduct(draft, product.name)
      navigate(routePaths.contact, { replace: true })
    }
    // If the product does not load, the form stays as it is, and the URL keeps the product for a reload.
    fillIn().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [productId, navigate, catalogue, draft])
}

/** Fills in a product, unless the visitor has typed a subject or a message. */
function fillInProduct(draft: Drafts['contact'], name: string) {
  const { subject = '', message = '', ...otherFields } = draft.read()
  if (`${subject}${message}`.trim() === '') draft.write({ ...otherFields, product: name })
}

function ContactDetails() {
  return (
    <address className={styles.details}>
      <ContactDetail icon={pinIcon} name={sendingMessages.addressLabel}>
        {businessDetails.address.join(', ')}
      </ContactDetail>
      <ContactDetail icon={phoneIcon} name={sendingMessages.phoneLabel}>
        <a className={styles.link} href={phoneUrl}>
          {businessDetails.phone}
        </a>
      </ContactDetail>
      <ContactDetail icon={chatIcon} name={sendingMessages.chatLabel}>
        <a className={styles.link} href={getWhatsAppUrl()} target="_blank" rel="noopener noreferrer">
          {businessDetails.whatsapp}
        </a>
      </ContactDetail>
      <ContactDetail icon={mailIcon} name={sendingMessages.emailLabel}>
        <a className={styles.link} href={getMailtoUrl()}>
          {businessDetails.email}
        </a>
      </ContactDetail>
    </address>
  )
}

type DetailProps = { icon: string; name: string; children: ReactNode }

function ContactDetail({ icon, name, children }: DetailProps) {
  return (
    <div className={styles.detail}>
      <span className={styles.badge}>
        <Icon pathData={icon} />
      </span>
      <h2 className={styles.name}>{name}</h2>
      <p>{children}</p>
    </div>
  )
}
