// The values that the build script site-build/service-worker/serviceWorkerPlugin.ts passes to the service worker.

declare module 'virtual:kept' {
  /** Identifies this build. */
  export const version: string
  /** The entry script's URL; every page of this build contains it. */
  export const entry: string
  /** Files that every page needs. The service worker caches them when it is installed. */
  export const essentials: { url: string; revision: string | null }[]
  /**
   * Files for browsing, searching, product details and the order list. The service worker caches them after the files
   * that every page needs.
   */
  export const more: string[]
}
