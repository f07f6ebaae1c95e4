import { describe, expect, test } from 'vitest'
import { explainFailure } from '../../web/domain/accountFailure'
import { wordsOnPassword } from '../../web/domain/passwordPolicy'

const explain = (code: string) => explainFailure({ code, message: '' })

describe('8. What a failed account request means', () => {
  test.each([
    ['auth/wrong-password', /do not belong together/],
    ['auth/invalid-credential', /do not belong together/],
    ['auth/user-not-found', /No account has this e-mail/],
    ['auth/email-already-in-use', /exists already/],
    ['auth/network-request-failed', /still here.*online/],
    ['app/unreachable', /still here.*online/],
    ['auth/popup-blocked', /Press the button again/],
    ['auth/too-many-requests', /Wait a few minutes/],
  ])('%s is explained in plain words', (code, words) => {
    expect(explain(code)).toMatch(words)
  })

  test('whatever else fails, the visitor reads what was kept and what to do', () => {
    expect(explain('auth/internal-error')).toMatch(/still here.*Try again/)
  })
})

describe('8. A password that does not meet the requirements', () => {
  test('is explained with what it lacks', () => {
    const code = 'auth/password-does-not-meet-requirements'
    expect(explainFailure({ code, message: '', advice: 'It needs a digit.' })).toBe(
      'This password is not strong enough. Choose another one. It needs a digit.',
    )
  })

  test('is told all that it lacks', () => {
    const findings = {
      meetsMinPasswordLength: false,
      meetsMaxPasswordLength: false,
      containsLowercaseLetter: false,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    }
    expect(wordsOnPassword(findings, { minPasswordLength: 8, maxPasswordLength: 20 })).toBe(
      'It needs at least 8 characters, at most 20 characters, a small letter, a capital letter, a digit, a sign such as ! or ?.',
    )
  })

  test('is not told what it has, or what is not asked', () => {
    expect(wordsOnPassword({ meetsMinPasswordLength: true, containsNumericCharacter: false }, {})).toBe(
      'It needs a digit.',
    )
    expect(wordsOnPassword({ meetsMinPasswordLength: true }, {})).toBe('')
  })
})
