/** Creates the URL of a WhatsApp conversation, with an optional message; `digits` is an international number. */
export function createWhatsAppUrl(digits: string, message?: string): string {
  const chatUrl = `https://wa.me/${digits}`
  return message ? `${chatUrl}?text=${encodeText(message)}` : chatUrl
}

/** Creates a mailto: URL to one address, with an optional subject and body. */
export function createMailtoUrl(email: string, subject?: string, body?: string): string {
  // RFC 6068 requires CRLF line breaks.
  const parts = { subject, body: body?.replace(/\r?\n/g, '\r\n') }
  const queryParams = Object.entries(parts).flatMap(([part, text]) =>
    text ? [`${part}=${encodeText(text)}`] : [],
  )
  // An address may contain '?' and '&', which would otherwise add recipients or a text.
  const address = encodeText(email).replace('%40', '@')
  return [`mailto:${address}`, queryParams.join('&')].filter(Boolean).join('?')
}

// encodeURIComponent throws on a lone surrogate, which a truncated text may end with.
function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}
