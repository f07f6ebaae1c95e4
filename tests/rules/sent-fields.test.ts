import { describe, test } from 'vitest'
import type { LawCase } from '../laws/case'
import { enquiryCases, longestEnquiry } from '../laws/enquiry'
import { longestRequest, requestCases } from '../laws/request'
import { idOf, sentBy, sentCollections, type SentCollection } from './documents'
import { expectAllowed, expectDenied } from './outcome'
import { openStage } from './stage'
import { send } from './sending'

const { as } = await openStage('sent-fields')

const cases = { requests: requestCases, enquiries: enquiryCases }
const longest = { requests: longestRequest, enquiries: longestEnquiry }

// Once per role: a rule that lets one kind of sender past the fields would show nowhere else.
const senders = ['guest', 'ada', 'bisi'] as const
const suites = sentCollections.flatMap((collection) => senders.map((sender) => ({ collection, sender })))

async function expectLaw(
  sender: (typeof senders)[number],
  collection: SentCollection,
  { change, faults }: LawCase,
) {
  const path = `${collection}/${idOf('a')}`
  const attempt = send(as(sender), sender, path, sentBy(sender, collection, change))
  if (faults.length === 0) return expectAllowed(attempt)
  await expectDenied(attempt)
  await expectAllowed(send(as(sender), sender, path, sentBy(sender, collection)))
}

describe.each(suites)('$sender sends to $collection', ({ collection, sender }) => {
  test('every field at its longest', async () => {
    const path = `${collection}/${idOf('a')}`
    await expectAllowed(send(as(sender), sender, path, sentBy(sender, collection, longest[collection])))
  })

  test.each(cases[collection])('$says', async (lawCase) => {
    await expectLaw(sender, collection, lawCase)
  })
})
