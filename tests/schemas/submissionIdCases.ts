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
