// firebase-tools has no types. These are the parts of it that read a project with the account of `firebase login`.

declare module 'firebase-tools/lib/auth.js' {
  /** The account with which a folder's commands run; undefined before `firebase login`. */
  export function getProjectDefaultAccount(folder: string): object | undefined
}

declare module 'firebase-tools/lib/requireAuth.js' {
  /** Signs in as this account, else with Google's default credentials. Rejects if there are none. */
  export function requireAuth(options: object): Promise<string | null>
}

declare module 'firebase-tools/lib/apiv2.js' {
  export class Client {
    constructor(options: { urlPrefix: string; auth: boolean })
    /** `timeout` is in milliseconds. Rejects with an error that has the `status` of the answer, from 400 on. */
    get(
      path: string,
      options: { headers: Record<string, string>; timeout: number },
    ): Promise<{ body: unknown }>
  }
}
