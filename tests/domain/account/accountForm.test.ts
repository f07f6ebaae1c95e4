import { describe, expect, test } from 'vitest'
import { validateAccountForm, validateRecoveryForm } from '../../../domain/account/accountForm'

const registration = { email: 'ada@arielle.test', password: 'a pass', confirmPassword: 'a pass' }

describe('5. Validation rules: login, registration, change of a password', () => {
  test('accepts a complete form with equal passwords', () => {
    expect(validateAccountForm(registration)).toBeNull()
    expect(validateAccountForm({ email: 'no e-mail at all', password: 'x' })).toBeNull()
  })

  test.each(Object.keys(registration))(
    "without %s: 'fill in all fields', with an error on that field",
    (name) => {
      const issue = validateAccountForm({ ...registration, [name]: '' })
      expect(issue?.message).toBe('fill in all fields')
      expect(Object.keys(issue?.fieldErrors ?? {})).toEqual([name])
    },
  )

  test('reports empty fields before different passwords', () =>
    expect(validateAccountForm({ ...registration, email: '', password: 'another' })?.message).toBe(
      'fill in all fields',
    ))

  test.each(['a pass ', 'A pass', 'b'])('rejects the confirmation "%s" of "a pass"', (confirmPassword) => {
    const issue = validateAccountForm({ ...registration, confirmPassword })
    expect(issue?.message).toBe("password doesn't match")
    expect(Object.keys(issue?.fieldErrors ?? {})).toEqual(['confirmPassword'])
  })
})

describe('5. Validation rules: recovery', () => {
  test('warns about an empty e-mail, but sends the request', () =>
    expect(validateRecoveryForm({ email: '' })).toMatchObject({
      message: 'Enter a registered email',
      isWarning: true,
    }))

  test('accepts any e-mail', () => expect(validateRecoveryForm({ email: 'ada' })).toBeNull())
})
