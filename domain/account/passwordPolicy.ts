/** Firebase's password validation result: false for an unmet rule, undefined for a rule outside the policy. */
type PasswordPolicyResult = {
  meetsMinPasswordLength?: boolean
  meetsMaxPasswordLength?: boolean
  containsLowercaseLetter?: boolean
  containsUppercaseLetter?: boolean
  containsNumericCharacter?: boolean
  containsNonAlphanumericCharacter?: boolean
}

type PasswordLengthLimits = { minPasswordLength?: number; maxPasswordLength?: number }

/** Lists the unmet password rules in a sentence; '' when no known rule is unmet. */
export function formatPasswordRequirements(
  result: PasswordPolicyResult,
  lengths: PasswordLengthLimits,
): string {
  const requirements: [boolean | undefined, string][] = [
    [result.meetsMinPasswordLength, `at least ${lengths.minPasswordLength ?? 6} characters`],
    [result.meetsMaxPasswordLength, `at most ${lengths.maxPasswordLength ?? 4096} characters`],
    [result.containsLowercaseLetter, 'a lower-case letter'],
    [result.containsUppercaseLetter, 'an upper-case letter'],
    [result.containsNumericCharacter, 'a number'],
    [result.containsNonAlphanumericCharacter, 'a symbol such as ! or ?'],
  ]
  const missing = requirements.flatMap(([isMet, requirement]) => (isMet === false ? [requirement] : []))
  return missing.length === 0 ? '' : `It needs ${missing.join(', ')}.`
}
