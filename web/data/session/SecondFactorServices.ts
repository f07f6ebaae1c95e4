/** A second factor that is being set up: the secret for an authenticator app, as text and as an `otpauth:` URL. */
export type SecondFactorSetup = {
  secretKey: string
  url: string
  /** Switches it on with a code of the app. Rejects like the functions of SecondFactorServices. */
  confirm: (code: string) => Promise<void>
}

/** The second factor of the signed-in account: codes of an authenticator app. Each rejects with an error that has a `code`. */
export type SecondFactorServices = {
  isOn: () => Promise<boolean>
  start: () => Promise<SecondFactorSetup>
  switchOff: () => Promise<void>
  /** Sends an e-mail with the link that proves the account's address. */
  sendVerificationMail: () => Promise<void>
}

/** How a sign-in with a password went: an account with a second factor needs a code, too. */
export type DeskSignIn =
  | { kind: 'signedIn' }
  | {
      kind: 'codeNeeded'
      /** Finishes the sign-in. Rejects with an error that has a `code`, and can be called again. */
      confirm: (code: string) => Promise<void>
    }
