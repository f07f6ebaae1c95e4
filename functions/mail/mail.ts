/** One e-mail. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The address that a reply goes to, if it is not the sender's. */
  replyTo?: string
  /** Without angle brackets. The same mail has the same id each time that it is sent. */
  messageId: string
}

/** A mail that still lacks what its delivery adds. */
export type RenderedMail = Omit<Mail, 'to' | 'messageId'>
