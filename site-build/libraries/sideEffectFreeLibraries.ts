/**
 * Lets the bundler drop the Firebase products that the site does not use: reactfire's single file imports all of them.
 * Firebase's packages register themselves from the functions that the site calls, so dropping the rest is safe.
 */
export const sideEffectFreeLibraries = {
  moduleSideEffects: [{ test: /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//, sideEffects: false }],
}
