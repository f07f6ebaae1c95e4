import { expect, test } from 'vitest'
import { parseAccountDeletionResult } from '../../../domain/account/accountDeletion'

test.each([
  [{ isComplete: true }, 'complete'],
  [{ isComplete: false }, 'pending'],
  [{ reason: 'recentSignIn' }, 'recentSignIn'],
  [{ reason: 'signIn' }, 'signIn'],
  [{ reason: 'staff' }, 'staff'],
  [{ reason: 'other' }, null],
  [{ isComplete: 'true' }, null],
  [null, null],
  ['<!doctype html>', null],
])('the answer %j means %s', (answer, result) => expect(parseAccountDeletionResult(answer)).toBe(result))
