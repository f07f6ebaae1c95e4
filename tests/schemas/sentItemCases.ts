import { codePointsNextToAlphanumerics } from './textCases'

/** Valid ids of requests and enquiries, and of notes and reply templates. The client creates these ids. */
export const validSubmissionIds = [
  'AbCdEfGhIjKlMnOpQrSt',
  '01234567890123456789',
  'zzzzzzzzzzzzzzzzzzzz',
  'AZaz09AZaz09AZaz09AZ',
]

export const invalidSubmissionIds = [
  'AbCdEfGhIjKlMnOpQrS',
  'AbCdEfGhIjKlMnOpQrStu',
  'AbCdEfGhIjKlMnOpQrS-',
  'éééééééééééééééééééé',
  ...codePointsNextToAlphanumerics.map((mark) => `AbCdEfGhIjKlMnOpQrS${mark}`),
]

/** The moves of requests and enquiries that staff may make; all other changes of status are denied. */
const allowedStatusTransitions = [
  ['new', 'answered'],
  ['answered', 'new'],
  ['accepted', 'new'],
  ['closed', 'new'],
  ['answered', 'accepted'],
  ['new', 'closed'],
  ['answered', 'closed'],
  ['accepted', 'closed'],
] as const

export const allSentItemStatuses = ['new', 'answered', 'accepted', 'closed'] as const

export const invalidSentItemStatuses = ['reopened', 'New', 'closed ', '', null, 1, true]

/** Each pair of statuses, and whether staff may make the change. */
export const statusTransitionTestCases = allSentItemStatuses.flatMap((from) =>
  allSentItemStatuses.map((to) => ({
    from,
    to,
    legal: allowedStatusTransitions.some(([a, b]) => a === from && b === to),
  })),
)

/** Seconds since a sender's last submission, and whether the rate limit allows the next submission. */
export const sendIntervalTestCases = [
  { seconds: 0, rested: false },
  { seconds: 10, rested: false },
  { seconds: 29, rested: false },
  { seconds: 30, rested: true },
  { seconds: 31, rested: true },
  { seconds: 86_400, rested: true },
] as const

/**
 * The maximum number of documents that the security rules allow in one query: for a sender, for staff, and for
 * products.
 */
export const expectedQueryLimits = { sender: 50, staff: 100, products: 500 } as const
