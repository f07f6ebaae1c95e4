import { productFieldLimits } from '../catalogue/product'

/** Parses the product id in a URL query such as `?product=84`; null if there is none, or it is malformed. */
export function parseEnquiryProductId(query: URLSearchParams): string | null {
  const id = query.get('product') ?? ''
  return productFieldLimits.id.test(id) ? id : null
}

/** The subject and the first line of the message with which an enquiry about a product starts. */
export function toProductEnquiry(productName: string): { subject: string; message: string } {
  return {
    subject: `Enquiry about ${productName}`,
    message: `I would like to know more about ${productName}.\n`,
  }
}
