import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { getFirebaseAuth } from '../../../../web/data/firebase/firebaseAuth'
import { attemptSend } from '../../../../web/data/firebase/attemptSend'
import { signOut, registerAccount, signIn } from '../../../../web/data/session/session'
import type { Submission, SendOutcome } from '../../../../domain/sending/submission'
import { toSubmissionId } from '../../../../domain/sent-items/submissionId'
import { createTestAccount, registerTestAccount } from '../../../testAccount'
import { validEnquiry } from '../../../schemas/enquirySchemaTestCases'
import { validRequest } from '../../../schemas/requestSchemaTestCases'
import { findSentDocuments, setSecondsSinceLastSend } from '../../../sentDocuments'
import { setUpAuthEmulator } from './setUpAuthEmulator'

setUpAuthEmulator()

const createId = () => toSubmissionId(crypto.getRandomValues(new Uint32Array(20)))

function createRequest(uid = ''): Submission {
  return {
    kind: 'requests',
    id: createId(),
    uid,
    madeAt: Date.now(),
    fields: { ...validRequest, list: randomUUID() },
  }
}

function createEnquiry(): Submission {
  const fields = { ...validEnquiry, message: randomUUID() }
  return { kind: 'enquiries', id: createId(), uid: '', madeAt: Date.now(), fields }
}

function send(submission: Submission): Promise<SendOutcome> {
  return attemptSend(submission, { signal: AbortSignal.timeout(20_000), onCommit: () => undefined })
}

const getSender = () => getFirebaseAuth().currentUser
const findDocuments = ({ kind, fields }: Submission) =>
  kind === 'requests'
    ? findSentDocuments(kind, 'list', fields.list)
    : findSentDocuments(kind, 'message', fields.message)

describe('design: sending', () => {
  test.each([createRequest, createEnquiry])(
    'creates one document with its sender and the server time',
    async (createSubmission) => {
      const submission = createSubmission()
      const outcome = await send(submission)
      const [document, ...otherDocuments] = await findDocuments(submission)
      expect(otherDocuments).toEqual([])
      const createdTime: unknown = document?.fields.createdAt
      const times = { createdAt: createdTime, waitingSince: createdTime }
      const addedFields = { uid: getSender()?.uid, status: 'new', ...times }
      expect(createdTime).toEqual(expect.any(String))
      expect(document).toEqual({ id: submission.id, fields: { ...submission.fields, ...addedFields } })
      const createdAt = Date.parse(String(document?.fields.createdAt))
      expect(outcome).toEqual({ kind: 'sent', createdAt })
    },
  )

  test("waits between two sends by the server's clock, whatever the device's clock says", async () => {
    await send(createRequest())
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 600_000)
    const outcome = await send(createRequest())
    vi.useRealTimers()
    expect(outcome).toEqual({ kind: 'wait', waitMs: expect.any(Number) as unknown })
  })

  test('signs a visitor in anonymously once, and keeps that account', async () => {
    expect(getSender()).toBeNull()
    await send(createRequest())
    const first = getSender()
    expect(first?.isAnonymous).toBe(true)
    await setSecondsSinceLastSend(first?.uid ?? '', 31)
    const next = createRequest()
    await send(next)
    expect((await findDocuments(next))[0]?.fields.uid).toBe(first?.uid)
  })

  test('sends as the signed-in customer', async () => {
    const account = await registerTestAccount()
    await signIn(account.email, account.password)
    const submission = createRequest(account.uid)
    await send(submission)
    expect((await findDocuments(submission))[0]?.fields.uid).toBe(account.uid)
  })
})

describe('design: exactly once', () => {
  test('a repeated send creates no second document and returns the first creation time', async () => {
    const submission = createRequest()
    const first = await send(submission)
    const second = await send(submission)
    expect(await findDocuments(submission)).toHaveLength(1)
    expect(second).toMatchObject({ kind: 'sent' })
    expect(Math.abs(getCreationTime(second) - getCreationTime(first))).toBeLessThan(1000)
  })

  test('two parallel sends create one document, and both report it as sent', async () => {
    await send(createRequest())
    await setSecondsSinceLastSend(getSender()?.uid ?? '', 31)
    const submission = createRequest()
    const outcomes = await Promise.all([send(submission), send(submission)])
    expect(outcomes.map(({ kind }) => kind)).toEqual(['sent', 'sent'])
    expect(await findDocuments(submission)).toHaveLength(1)
  })

  test('a guest submission is reported as sent after signing in to another account', async () => {
    const submission = createRequest()
    await send(submission)
    const account = await registerTestAccount()
    await signIn(account.email, account.password)
    expect(await send(submission)).toMatchObject({ kind: 'sent' })
    expect(await findDocuments(submission)).toHaveLength(1)
  })

  test('registering keeps the document with the new account', async () => {
    const submission = createRequest()
    await send(submission)
    const { email, password } = createTestAccount()
    const { userID } = await registerAccount(email, password)
    expect(await send(submission)).toMatchObject({ kind: 'sent' })
    expect(await findDocuments(submission)).toMatchObject([{ fields: { uid: userID } }])
  })
})

describe('design: rejected sends', () => {
  test('a second send within 30 s returns the remaining wait, and succeeds after it', async () => {
    await send(createRequest())
    const next = createEnquiry()
    const outcome = await send(next)
    expect(outcome).toEqual({ kind: 'wait', waitMs: expect.any(Number) as unknown })
    expect(outcome.kind === 'wait' && outcome.waitMs > 0 && outcome.waitMs <= 30_000).toBe(true)
    expect(await findDocuments(next)).toEqual([])
    await setSecondsSinceLastSend(getSender()?.uid ?? '', 30)
    expect(await send(next)).toMatchObject({ kind: 'sent' })
    expect(await findDocuments(next)).toHaveLength(1)
  })

  test('a submission that the rules deny is refused', async () => {
    const submission = createRequest()
    const invalidSubmission = { ...submission, fields: { ...validRequest, name: '' } } as Submission
    expect(await send(invalidSubmission)).toEqual({ kind: 'refused' })
  })

  test('a submission of another account is not sent', async () => {
    const submission = createRequest('somebody-else')
    expect(await send(submission)).toEqual({ kind: 'otherAccount' })
    expect(getSender()).toBeNull()
    const account = await registerTestAccount()
    await signIn(account.email, account.password)
    expect(await send(submission)).toEqual({ kind: 'otherAccount' })
    expect(await findDocuments(submission)).toEqual([])
    await signOut(() => undefined)
  })
})

function getCreationTime(outcome: SendOutcome): number {
  return outcome.kind === 'sent' ? outcome.createdAt : NaN
}
