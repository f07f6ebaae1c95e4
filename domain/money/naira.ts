// ₦99,999,999.99; in kobo, it has ten digits.
const maxKobo = 9_999_999_999

const nairaPattern = /^(?:₦|NGN|N)?\s*(\d+|[1-9]\d{0,2}(?:[,\s]\d{3})+)(?:\.(\d{1,2}))?\s*(?:naira)?$/i

/** Parses naira that a person typed, such as '45,000' or '₦45 000.50', to whole kobo; null for less than `minKobo`. */
export function parseNaira(text: string, minKobo = 1): number | null {
  const [, naira, fraction = ''] = nairaPattern.exec(text.trim()) ?? []
  if (naira === undefined) return null
  const kobo = Number(naira.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return kobo >= minKobo && kobo <= maxKobo ? kobo : null
}

/** Formats kobo as naira, such as '₦45,000', or '₦45,000.50' where there are some kobo. */
export function formatNaira(kobo: number): string {
  const fraction = String(kobo % 100).padStart(2, '0')
  return `₦${Math.floor(kobo / 100).toLocaleString('en')}${fraction === '00' ? '' : `.${fraction}`}`
}

/** Formats kobo as staff would type it: '2500', or '2500.50'; with a minus sign below 0. */
export function formatNairaInput(kobo: number): string {
  return kobo % 100 === 0 ? String(kobo / 100) : (kobo / 100).toFixed(2)
}
