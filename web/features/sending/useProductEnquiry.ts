import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadProduct } from '../../data/catalogue/productDetail'
import { parseEnquiryProductId } from '../../../domain/sending/productEnquiry'
import { routePaths } from '../../../domain/site/routePaths'
import { contactFormDraft } from './drafts'

/**
 * Fills the product of a 'Make Enquiry' link into the contact form. Then removes the product from the URL: a reload, for
 * example after sending, must not fill it in again.
 */
export function useProductEnquiry(): void {
  const navigate = useNavigate()
  const productId = parseEnquiryProductId(new URLSearchParams(useLocation().search))
  useEffect(() => {
    if (productId === null) return
    let isCurrent = true
    const fillIn = async () => {
      const product = await loadProduct(productId)
      if (!isCurrent) return
      if (product) fillInProduct(product.name)
      void navigate(routePaths.contact, { replace: true })
    }
    // If the product does not load, the form stays as it is, and the URL keeps the product for a reload.
    fillIn().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [productId, navigate])
}

/** Fills in a product, unless the visitor has typed a subject or a message. */
function fillInProduct(name: string) {
  const { subject = '', message = '', ...otherFields } = contactFormDraft.read()
  if (`${subject}${message}`.trim() === '') contactFormDraft.write({ ...otherFields, product: name })
}
