import type { Plugin } from 'vite'

/** The functions that only Firestore's pipeline queries need, each with the body that replaces its own. */
const replacedBodies = {
  __PRIVATE_isPipeline: 'return false',
  __PRIVATE_targetIsPipelineTarget: 'return false',
  __PRIVATE_toEvaluable: "throw new Error('This shop has no pipelines')",
}

/** Bundles Firestore without pipeline queries, because the site uses only ordinary queries. */
export function firestorePipelinesPlugin(): Plugin {
  return {
    name: 'firestore-pipelines',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/@firebase\/firestore\/dist\/common-[^/]+\.esm\.js$/ },
      handler: (code) => ({ code: removePipelines(code), map: null }),
    },
  }
}

/** Replaces the bodies of Firestore's pipeline functions, so that the code that only they need is dropped. */
export function removePipelines(code: string): string {
  return Object.entries(replacedBodies).reduce((text, [name, body]) => {
    const pattern = new RegExp(`^function ${name}\\((\\w+)\\) \\{[\\s\\S]*?^\\}`, 'm')
    if (!pattern.test(text))
      throw new Error(
        `Firestore has no function ${name} any more: see docs/decisions/023-library-surgery.md.`,
      )
    return text.replace(pattern, `function ${name}($1) { ${body} }`)
  }, code)
}
