import type { EquivalentMutant } from '../../packages/rules-mutation-tester/equivalentMutant'

/** Add a mutant to this list only if no test can detect the mutant; otherwise add that test. */
export const equivalentMutants: readonly EquivalentMutant[] = [
  {
    file: 'firestore.rules',
    within: 'canSendAgain',
    original: "request.time >= lastSentAt + duration.value(30, 's')",
    mutated: "request.time > lastSentAt + duration.value(30, 's')",
    reason:
      'They differ only when exactly 30 seconds have passed, to the microsecond; a test cannot choose request.time.',
  },
  {
    file: 'firestore.rules',
    within: 'isStamp',
    original: "stamp.paidFor.matches('(requests|enquiries)/[A-Za-z0-9]{20}')",
    mutated: String.raw`stamp.paidFor.matches('(requests|enquiries)/[A-Za-z\\x{2F}-9]{20}')`,
    reason: 'A document id cannot contain a slash, so no document with such a path can be created.',
  },
  {
    file: 'firestore.rules',
    within: 'isAutoId',
    original: "id.matches('[A-Za-z0-9]{20}')",
    mutated: String.raw`id.matches('[A-Za-z\\x{2F}-9]{20}')`,
    reason: 'A document id cannot contain a slash.',
  },
  {
    file: 'firestore.rules',
    within: 'isProductId',
    original: "id.matches('[1-9][0-9]{0,4}')",
    mutated: String.raw`id.matches('[1-9][\\x{2F}-9]{0,4}')`,
    reason: 'A document id cannot contain a slash.',
  },
  {
    file: 'firestore.rules',
    within: '/databases/{database}/documents/products/{productId}/versions/{versionId}: allow create',
    original: 'isStaff()',
    mutated: 'true',
    reason: 'The same commit must write the product, which only staff can.',
  },
  {
    file: 'firestore.rules',
    within: 'entryPattern',
    original: "'[1-9][0-9]{0,4}:([1-9][0-9]{0,2}|1[0-8][0-9]{2}|19[0-8][0-9]|199[0-8])'",
    mutated: "'[1-9][0-9]{0,4}:([1-9][0-9]{0,2}|1[0-8][0-9]{1,2}|19[0-8][0-9]|199[0-8])'",
    reason: 'The added values, 100 to 189, already match 1 to 999.',
  },
  {
    file: 'storage.rules',
    within: 'isUpload',
    original: "file.name.matches('uploads/[1-9][0-9]{0,4}/[A-Za-z0-9]{20}')",
    mutated: String.raw`file.name.matches('uploads/[1-9][\\x{2F}-9]{0,4}/[A-Za-z0-9]{20}')`,
    reason: 'A product id with a slash makes a path of more segments, which the match does not have.',
  },
]
