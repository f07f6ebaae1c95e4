/** What a person does after a deployment, in lines. `commit` is what was deployed; null outside a Git repository. */
export function formatNextSteps(siteUrl: string, commit: string | null): string {
  return [
    `Live: ${siteUrl}`,
    ...(commit === null
      ? []
      : [`Note this commit, to which you can go back (docs/operations.md): ${commit}`]),
    'Keep what the next release must still read, and commit it: npm run release:keep-parsers',
    "The first time, seed the catalogue and make an account staff: see 'Deploy' in README.md.",
  ].join('\n')
}
