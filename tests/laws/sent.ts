/** Ids of requests and enquiries, which their senders make. */
export const lawfulIds = ['AbCdEfGhIjKlMnOpQrSt', '01234567890123456789', 'zzzzzzzzzzzzzzzzzzzz']

export const unlawfulIds = [
  'AbCdEfGhIjKlMnOpQrS',
  'AbCdEfGhIjKlMnOpQrStu',
  'AbCdEfGhIjKlMnOpQrS-',
  'éééééééééééééééééééé',
]
