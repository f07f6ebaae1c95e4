import { expect, test } from 'vitest'
import { onSentItemWritten } from '../../../functions/events/onSentItemWritten'
import { answerRequest, deliverArrival, readSearchFields, storeRequest } from './sentItemEvents'
import { createTestServices } from './testServices'

test('an arrival stores by what staff find it, and the same event, or that of this write, writes nothing more', async () => {
  const { services } = await createTestServices()
  const request = await storeRequest(services)
  await deliverArrival(services, request)
  const stored = await readSearchFields(services, request.key)
  expect(stored.contactKeys).toEqual(['phone:+2348031234567', 'email:ada@example.org'])
  expect(stored.numbers).toEqual({ phone: { e164: '+2348031234567', isMobile: true } })
  expect(stored.searchWords).toEqual(expect.arrayContaining(['ada', 'obi', 'shea', 'butter', '4567']))
  await deliverArrival(services, request)
  await onSentItemWritten(services, request.key, request.fields, { ...request.fields, ...stored })
  expect(await readSearchFields(services, request.key)).toEqual(stored)
})

test('the words follow the answer: it comes, and it is undone', async () => {
  const { services } = await createTestServices()
  const request = await storeRequest(services)
  await deliverArrival(services, request)
  const { searchWords } = await readSearchFields(services, request.key)
  const answered = await answerRequest(services, request, 'Fetch it in Surulere.')
  await onSentItemWritten(services, request.key, request.fields, answered)
  expect((await readSearchFields(services, request.key)).searchWords).toContain('surulere')
  await services.firestore.doc(`requests/${request.key.id}`).set(request.fields)
  await onSentItemWritten(services, request.key, answered, request.fields)
  expect((await readSearchFields(services, request.key)).searchWords).toEqual(searchWords)
})
