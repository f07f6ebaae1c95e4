/** Lets the bundler drop unused Firebase products: each product registers itself in a function that the site calls. */
export const sideEffectFreeLibraries = {
  moduleSideEffects: [{ test: /\/node_modules\/(?:@?firebase|reactfire|rxfire)\//, sideEffects: false }],
}
