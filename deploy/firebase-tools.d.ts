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
    get(
      path: string,
      options: { headers: Record<string, string>; timeout: number; resolveOnHTTPError: true },
    ): Promise<{ status: number; body: unknown }>
  }
}

declare module 'firebase-tools/lib/gcp/location.js' {
  /** Whether a region is part of a multi-region such as 'eu'. */
  export function regionInLocation(region: string, location: string): boolean
  /** The region that is nearest to each of Firestore's multi-regions. */
  export const FIRESTORE_DUAL_REGION_TO_REGION_MAPPING: Record<string, string>
}
