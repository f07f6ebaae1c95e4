import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { firebaseAuth } from '../../web/data/firebase/auth'
import { sendOnce } from '../../web/data/firebase/sending'
import { leaveAccount, register, signIn } from '../../web/data/session'
import type { Outgoing, SendOutcome } from '../../web/domain/outgoing'
import { sentIdOf } from '../../web/domain/sent'
import { freshAccount, registeredAccount } from '../freshAccount'
import { validEnquiry } from '../laws/enquiry'
import { validRequest } from '../laws/request'
import { sentWith, setRested } from '../sentDocuments'
import { useEmulator } from './site'

useEmulator()

const ids = () => sentIdOf(crypto.getRandomValues(new Uint32Array(20)))

/** A request that no other test sends. */
function request(uid = ''): Outgoing {
  return {
    kind: 'requests',
    id: ids(),
    uid,
    madeAt: Date.now(),
    fields: { ...validRequest, list: randomUUID() },
  }
}

function enquiry(): Outgoing {
  const fields = { ...validEnquiry, message: randomUUID() }
  return { kind: 'enquiries', id: ids(), uid: '', madeAt: Date.now(), fields }
}

function send(outgoing: Outgoing): Promise<SendOutcome> {
  return sendOnce(outgoing, { signal: AbortSignal.timeout(20_000), committing: () => undefined })
}

const sender = () => firebaseAuth().currentUser
const standing = ({ kind, fields }: Outgoing) =>
  kind === 'requests' ? sentWith(kind, 'list', fields.list) : sentWith(kind, 'message', fields.message)

describe('design: sending', () => {
  test.each([request, enquiry])(
    'makes one document, with its sender and the time of the server',
    async (make) => {
      const outgoing = make()
      const outcome = await send(outgoing)
      const [document, ...more] = await standing(outgoing)
      expect(more).toEqual([])
      const origin = { uid: sender()?.uid, status: 'new', createdAt: expect.any(String) as unknown }
      expect(document).toEqual({ id: outgoing.id, fields: { ...outgoing.fields, ...origin } })
      const createdAt = Date.parse(String(document?.fields.createdAt))
      expect(outcome).toEqual({
        kind: 'sent',
        createdAt,
        aheadMs: expect.any(Number) as unknown,
      })
    },
  )

  test('a visitor gets an anonymous account with the first, and keeps it for the next', async () => {
    expect(sender()).toBeNull()
    await send(request())
    const first = sender()
    expect(first?.isAnonymous).toBe(true)
    await setRested(first?.uid ?? '', 31)
    const next = request()
    await send(next)
    expect((await standing(next))[0]?.fields.uid).toBe(first?.uid)
  })

  test('a customer sends under their own account', async () => {
    const account = await registeredAccount()
    await signIn(account.email, account.password)
    const outgoing = request(account.uid)
    await send(outgoing)
    expect((await standing(outgoing))[0]?.fields.uid).toBe(account.uid)
  })
})

describe('design: exactly once', () => {
  test('what is sent again makes no second document and answers when the first was made', async () => {
    const outgoing = request()
    const first = await send(outgoing)
    const second = await send(outgoing)
    expect(await standing(outgoing)).toHaveLength(1)
    expect(second).toMatchObject({ kind: 'sent' })
    expect(Math.abs(timeIn(second) - timeIn(first))).toBeLessThan(1000)
  })

  test('two that send the same at once make one document, and both know that it is there', async () => {
    await send(request())
    await setRested(sender()?.uid ?? '', 31)
    const outgoing = request()
    const outcomes = await Promise.all([send(outgoing), send(outgoing)])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'sent'])
    expect(await standing(outgoing)).toHaveLength(1)
  })

  test('what a guest sent is known to be there when another account is signed in by then', async () => {
    const outgoing = request()
    await send(outgoing)
    const account = await registeredAccount()
    await signIn(account.email, account.password)
    expect(await send(outgoing)).toMatchObject({ kind: 'sent' })
    expect(await standing(outgoing)).toHaveLength(1)
  })

  test('registering keeps it: there is one document, of the account that the visitor has now', async () => {
    const outgoing = request()
    await send(outgoing)
    const { email, password } = freshAccount()
    const { userID } = await register(email, password)
    expect(await send(outgoing)).toMatchObject({ kind: 'sent' })
    expect(await standing(outgoing)).toMatchObject([{ fields: { uid: userID } }])
  })
})

describe('design: what is not sent', () => {
  test('a second one within 30 s says how long it has to wait, and is sent after that', async () => {
    await send(request())
    const next = enquiry()
    const outcome = await send(next)
    expect(outcome).toEqual({ kind: 'wait', forMs: expect.any(Number) as unknown })
    expect(outcome.kind === 'wait' && outcome.forMs > 0 && outcome.forMs <= 30_000).toBe(true)
    expect(await standing(next)).toEqual([])
    await setRested(sender()?.uid ?? '', 30)
    expect(await send(next)).toMatchObject({ kind: 'sent' })
    expect(await standing(next)).toHaveLength(1)
  })

  test('what the rules will never take is refused for good', async () => {
    const outgoing = request()
    const unlawful = { ...outgoing, fields: { ...validRequest, name: '' } } as Outgoing
    expect(await send(unlawful)).toEqual({ kind: 'refused' })
  })

  test('what another account wrote waits for that account', async () => {
    const outgoing = request('somebody-else')
    expect(await send(outgoing)).toEqual({ kind: 'elsewhere' })
    expect(sender()).toBeNull()
    const account = await registeredAccount()
    await signIn(account.email, account.password)
    expect(await send(outgoing)).toEqual({ kind: 'elsewhere' })
    expect(await standing(outgoing)).toEqual([])
    await leaveAccount(() => undefined)
  })
})

function timeIn(outcome: SendOutcome): number {
  return outcome.kind === 'sent' ? outcome.createdAt : NaN
}
