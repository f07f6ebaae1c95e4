import { expect } from 'vitest'
import type { ReceivedMail } from '../../packages/local-mail-and-push/mail/smtpReceiver'

/** All e-mails that the stack's mail sink has, newest first. */
export async function fetchMails(): Promise<ReceivedMail[]> {
  return (await (await fetch(`${process.env.MAIL_URL ?? ''}/messages`)).json()) as ReceivedMail[]
}

/** Waits until the stack's mail sink has a mail to this address that contains `text`, and returns the newest. */
export async function findMail(to: string, text: string): Promise<ReceivedMail> {
  const find = async () => {
    const mails = await fetchMails()
    return mails.find((mail) => mail.to === to && (mail.subject + mail.text).includes(text))
  }
  await expect.poll(find, { message: `a mail to ${to} with '${text}'` }).toBeDefined()
  const mail = await find()
  if (!mail) throw new Error(`The mail to ${to} is gone.`)
  return mail
}
