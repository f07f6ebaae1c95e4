const nigeriaCode = '234'

/** The digits with the country code, as wa.me requires them; a number that does not show its country stays as it is. */
export function toInternationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trim().startsWith('+')) return removeTrunkPrefix(digits)
  if (digits.startsWith('00')) return removeTrunkPrefix(digits.slice(2))
  if (digits.startsWith('0')) return nigeriaCode + digits.slice(1)
  // A Nigerian mobile number without its first 0.
  if (/^[789]\d{9}$/.test(digits)) return nigeriaCode + digits
  return removeTrunkPrefix(digits)
}

// People write '+234 (0) 803…', but the 0 is only dialled within Nigeria.
function removeTrunkPrefix(digits: string): string {
  return digits.replace(/^2340/, nigeriaCode)
}
