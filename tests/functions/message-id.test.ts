import { expect, test } from 'vitest'
import { getMessageId } from '../../functions/mail/sendMail'

test('e-mails about the same deliveries have one Message-ID, in whatever order, and about others another', () => {
  const [id] = getMessageId(['requests-1-arrivalMail']).split('@')
  expect(id).toBe('requests-1-arrivalMail')
  const together = getMessageId(['requests-1-arrivalMail', 'requests-2-arrivalMail'])
  expect(getMessageId(['requests-2-arrivalMail', 'requests-1-arrivalMail'])).toBe(together)
  const others = [['requests-1-arrivalMail'], ['requests-1-arrivalMail', 'requests-3-arrivalMail']] as const
  for (const ids of others) expect(getMessageId(ids)).not.toBe(together)
  expect(together).toMatch(/^[\w-]+@[\w.-]+$/)
})
