// What web/app/build/worker.ts gives the service worker of each build.

declare module 'virtual:kept' {
  /** Names this build. */
  export const version: string
  /** The app's first script: a page that names it is a page of this build. */
  export const entry: string
  /** What every screen needs, kept for everybody. */
  export const essentials: { url: string; revision: string | null }[]
  /** What browsing, searching, the details and the order list need besides. */
  export const more: string[]
}
