import { describe, expect, test } from 'vitest'
import { formatPasswordRequirements } from '../../../domain/account/passwordPolicy'
import { accountFailureMessages } from '../../../domain/messages/session'

const explain = (code: string) => accountFailureMessages.explainAccountFailure({ code })

describe('8. Explanation of a failed account request', () => {
  test.each([
    ['auth/wrong-password', /don't match/],
    ['auth/invalid-credential', /don't match/],
    ['auth/user-not-found', /no account with this e-mail/],
    ['auth/email-already-in-use', /already an account/],
    ['auth/network-request-failed', /still here.*connection/],
    ['app/unreachable', /still here.*connection/],
    ['auth/popup-blocked', /Press the button again/],
    ['auth/multi-factor-auth-required', /Sign in at the staff desk/],
    ['app/codes-on', /Nothing has changed.*switch codes off\. Then come back here/],
    ['auth/too-many-requests', /Wait a few minutes/],
  ])('%s is explained in plain words', (code, explanation) => expect(explain(code)).toMatch(explanation))

  test('explains an unknown code with a general advice', () =>
    expect(explain('auth/internal-error')).toMatch(/still here.*try again/))
})

describe('8. Explanation of a password that does not meet the requirements', () => {
  test('appends the advice', () => {
    const code = 'auth/password-does-not-meet-requirements'
    expect(accountFailureMessages.explainAccountFailure({ code, advice: 'It needs a number.' })).toBe(
      "This password isn't strong enough. Choose another one. It needs a number.",
    )
  })

  test('lists every unmet requirement', () => {
    const result = {
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: false,
      containsLowercaseLetter: false,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    }
    expect(formatPasswordRequirements(result, { minPasswordLength: 8, maxPasswordLength: 20 })).toBe(
      'It needs at least 8 characters, at most 20 characters, a lower-case letter, an upper-case letter, a number, a symbol such as ! or ?.',
    )
  })

  test('does not list met or missing requirements', () => {
    expect(
      formatPasswordRequirements({ meetsMinPasswordLength: true, containsNumericCharacter: false }, {}),
    ).toBe('It needs a number.')
    expect(formatPasswordRequirements({ meetsMinPasswordLength: true }, {})).toBe('')
  })
})
