// What site-build/service-worker/serviceWorkerPlugin.ts gives the service worker of each build.

declare module 'virtual:kept' {
  /** Identifies this build. */
  export const version: string
  /** The entry script's URL; every page of this build contains it. */
  export const entry: string
  /** Files that every screen needs. */
  export const essentials: { url: string; revision: string | null }[]
  /**
   * Files for browsing, searching, product details and the order list, which the service worker caches after the
   * essentials.
   */
  export const more: string[]
}
