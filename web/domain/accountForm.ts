/** What the fields of an account form hold, by name. */
export type AccountValues = Readonly<Record<string, string>>

/** What is wrong with which fields, in words that stand beneath them. */
export type AccountFaults = Readonly<Record<string, string>>

/** What is wrong with a form before it is sent: what the visitor is told, and the fields that it is about. */
export type Obstacle = { message: string; faults: AccountFaults; isSentAnyway?: true }

/**
 * What keeps an account form from being sent, if anything. The provider judges e-mails and passwords; here nothing may
 * be missing, and a password that is typed twice must be the same one.
 */
export function obstacleIn(values: AccountValues): Obstacle | null {
  const empty = emptyFields(values)
  if (empty) return { message: 'fill in all fields', faults: empty }
  if (values.confirmPassword === undefined || values.confirmPassword === values.password) return null
  return {
    message: "password doesn't match",
    faults: { confirmPassword: 'This differs from the password above. Type the same one.' },
  }
}

/** Asking for a new password without an e-mail is remarked upon, and asked all the same: the provider refuses it. */
export function remarkOnRecovery(values: AccountValues): Obstacle | null {
  const faults = emptyFields(values)
  return faults && { message: 'Enter a registered email', faults, isSentAnyway: true }
}

function emptyFields(values: AccountValues): AccountFaults | null {
  const names = Object.keys(values).filter((name) => values[name] === '')
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, 'This is missing.']))
}
