/**
 * Lets the bundler drop the Firebase products that the site does not use, which reactfire imports. This is safe:
 * Firebase's packages register themselves in the functions that the site calls.
 */
export const sideEffectFreeLibraries = {
  moduleSideEffects: [{ test: /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//, sideEffects: false }],
}
