import { besideAlphanumerics } from './words'

/** Ids of requests and enquiries, which their senders make. */
export const lawfulIds = [
  'AbCdEfGhIjKlMnOpQrSt',
  '01234567890123456789',
  'zzzzzzzzzzzzzzzzzzzz',
  'AZaz09AZaz09AZaz09AZ',
]

export const unlawfulIds = [
  'AbCdEfGhIjKlMnOpQrS',
  'AbCdEfGhIjKlMnOpQrStu',
  'AbCdEfGhIjKlMnOpQrS-',
  'éééééééééééééééééééé',
  ...besideAlphanumerics.map((mark) => `AbCdEfGhIjKlMnOpQrS${mark}`),
]
