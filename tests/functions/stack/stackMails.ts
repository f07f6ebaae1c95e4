import { expect } from 'vitest'
import type { ReceivedMail } from '../../../emulators/mailSink/smtpReceiver'

/** Waits until the stack's mail sink has a mail to this address that contains `text`, and returns the newest. */
export async function findMail(to: string, text: string): Promise<ReceivedMail> {
  const find = async () => {
    const mails = (await (await fetch(`${process.env.MAIL_URL ?? ''}/messages`)).json()) as ReceivedMail[]
    return mails.find((mail) => mail.to === to && (mail.subject + mail.text).includes(text))
  }
  await expect.poll(find, { message: `a mail to ${to} with '${text}'` }).toBeDefined()
  const mail = await find()
  if (!mail) throw new Error(`The mail to ${to} is gone.`)
  return mail
}
