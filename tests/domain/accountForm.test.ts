import { describe, expect, test } from 'vitest'
import { obstacleIn, remarkOnRecovery } from '../../web/domain/accountForm'

const registration = { email: 'ada@arielle.test', password: 'a pass', confirmPassword: 'a pass' }

describe('5. Validation rules: login, registration, change of a password', () => {
  test('a form with nothing missing and one password twice is sent', () => {
    expect(obstacleIn(registration)).toBeNull()
    expect(obstacleIn({ email: 'no e-mail at all', password: 'x' })).toBeNull()
  })

  test.each(Object.keys(registration))(
    "without %s: 'fill in all fields', and that field is named",
    (name) => {
      const obstacle = obstacleIn({ ...registration, [name]: '' })
      expect(obstacle?.message).toBe('fill in all fields')
      expect(Object.keys(obstacle?.faults ?? {})).toEqual([name])
    },
  )

  test('what is missing is told before what differs', () => {
    expect(obstacleIn({ ...registration, email: '', password: 'another' })?.message).toBe(
      'fill in all fields',
    )
  })

  test.each(['a pass ', 'A pass', 'b'])('a confirmation of "%s" for "a pass" differs', (confirmPassword) => {
    const obstacle = obstacleIn({ ...registration, confirmPassword })
    expect(obstacle?.message).toBe("password doesn't match")
    expect(Object.keys(obstacle?.faults ?? {})).toEqual(['confirmPassword'])
  })
})

describe('5. Validation rules: recovery', () => {
  test('an empty e-mail is remarked upon, and sent all the same', () => {
    expect(remarkOnRecovery({ email: '' })).toMatchObject({
      message: 'Enter a registered email',
      isSentAnyway: true,
    })
  })

  test('an e-mail is sent without a remark', () => {
    expect(remarkOnRecovery({ email: 'ada' })).toBeNull()
  })
})
