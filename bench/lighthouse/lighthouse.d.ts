/** What the bench uses of Lighthouse, which is installed when the bench first runs. */
declare module 'lighthouse' {
  export default function lighthouse(
    url: string,
    options: { port: number; logLevel: 'error' },
  ): Promise<{ lhr: { categories: Record<string, { score: number | null } | undefined> } } | undefined>
}
