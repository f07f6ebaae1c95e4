/** What the provider found of a password: false where it falls short, left out where nothing is asked. */
export type PasswordFindings = {
  meetsMinPasswordLength?: boolean
  meetsMaxPasswordLength?: boolean
  containsLowercaseLetter?: boolean
  containsUppercaseLetter?: boolean
  containsNumericCharacter?: boolean
  containsNonAlphanumericCharacter?: boolean
}

/** How long the provider wants a password to be. */
export type PasswordLengths = { minPasswordLength?: number; maxPasswordLength?: number }

/** What a password lacks by the provider's policy, in words, or '' where it lacks nothing that we can name. */
export function wordsOnPassword(findings: PasswordFindings, lengths: PasswordLengths): string {
  const wanted: [boolean | undefined, string][] = [
    [findings.meetsMinPasswordLength, `at least ${lengths.minPasswordLength ?? 6} characters`],
    [findings.meetsMaxPasswordLength, `at most ${lengths.maxPasswordLength ?? 4096} characters`],
    [findings.containsLowercaseLetter, 'a small letter'],
    [findings.containsUppercaseLetter, 'a capital letter'],
    [findings.containsNumericCharacter, 'a digit'],
    [findings.containsNonAlphanumericCharacter, 'a sign such as ! or ?'],
  ]
  const missing = wanted.flatMap(([isMet, words]) => (isMet === false ? [words] : []))
  return missing.length === 0 ? '' : `It needs ${missing.join(', ')}.`
}
