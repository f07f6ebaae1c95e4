import { productFieldLimits } from '../catalogue/product'

export function parseEnquiryProductId(query: URLSearchParams): string | null {
  const id = query.get('product') ?? ''
  return productFieldLimits.id.test(id) ? id : null
}

export function toProductEnquiry(productName: string): { subject: string; message: string } {
  return {
    subject: `Enquiry about ${productName}`,
    message: `I would like to know more about ${productName}.\n`,
  }
}
