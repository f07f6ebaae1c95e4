import { certificateLimits, serializeCertificate } from '../domain/catalogue/certificate'
import { productFieldLimits } from '../domain/catalogue/product'
import type { StoredProduct } from '../domain/catalogue/storedProduct'

/** A product document that visitors may see. */
export function createStoredProduct(id: string, change: Partial<StoredProduct> = {}): StoredProduct {
  return {
    id,
    name: `Oil ${id}`,
    alsoKnownAs: ['Epo'],
    category: 'Oil',
    description: 'Pressed cold.',
    benefits: { first: 'Softens skin', second: '', third: '' },
    unit: 'litre',
    grades: ['skin'],
    image: {
      path: `products/${id}/oil-0f55628fb5-640.webp`,
      width: 960,
      height: 1200,
      placeholder: 'data:image/webp;base64,AAAA',
    },
    ...change,
  }
}

/** A product document each of whose texts has its greatest length, in letters of three bytes. */
export function createLongProduct(id: string): StoredProduct {
  const write = (length: number) => 'ọ'.repeat(length)
  const { name, otherNames, otherName, description, benefit, placeholder } = productFieldLimits
  const image = {
    path: `products/${id}/oil-0f55628fb5-640.webp`,
    width: 10_000,
    height: 10_000,
    placeholder: 'data:image/webp;base64,'.padEnd(placeholder, 'A'),
  }
  return createStoredProduct(id, {
    name: write(name),
    alsoKnownAs: Array.from({ length: otherNames }, (_, index) => write(otherName - 2) + String(10 + index)),
    description: write(description),
    benefits: { first: write(benefit), second: write(benefit), third: write(benefit) },
    image,
    morePictures: { texture: image, scale: image, pack: image },
    certificates: Array.from({ length: certificateLimits.count }, () =>
      serializeCertificate({
        id: 'ABC234efghijklmnopqr',
        date: '2026-03-09',
        issuer: write(certificateLimits.issuer),
        title: write(certificateLimits.title),
      }),
    ),
  })
}
