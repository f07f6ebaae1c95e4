import { readFile, rename, writeFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'
import { getCspHash, getHostingCsp, isCspHash, replaceHostingCsp } from './contentSecurityPolicy'
import { listInlineStyles } from './pages/inlineStylesheets'

/** Whether a build writes the hashes into firebase.json, or fails if firebase.json has others. */
export type StyleHashesMode = 'write' | 'check'

/** Keeps `style-src` in firebase.json equal to the style elements of the built pages, as npm does with its lock file. */
export function styleHashesPlugin(firebaseJsonPath: string, mode: StyleHashesMode): Plugin {
  return {
    name: 'style-hashes',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After the pages are rendered.
      order: 'post',
      async handler(_, bundle) {
        const firebaseJson = await readFile(firebaseJsonPath, 'utf8')
        const updated = replaceStyleHashes(firebaseJson, listBundleStyles(bundle))
        if (updated === firebaseJson) return
        if (mode === 'check') throw new Error(outdatedMessage)
        await writeFile(`${firebaseJsonPath}.${process.pid}`, updated)
        await rename(`${firebaseJsonPath}.${process.pid}`, firebaseJsonPath)
        this.info('firebase.json now allows the changed style sheets: commit it.')
      },
    },
  }
}

const outdatedMessage =
  'The style sheets have changed, and the policy in firebase.json would block them. Run `npm run build`, which writes ' +
  'their hashes into firebase.json, and commit it.'

/** Replaces the hashes in `style-src` of the policy in firebase.json by those of these style elements. */
export function replaceStyleHashes(firebaseJson: string, styles: readonly string[]): string {
  const policy = getHostingCsp(firebaseJson)
  const otherSources = (policy.get('style-src') ?? []).filter((source) => !isCspHash(source))
  const hashes = [...new Set(styles.map(getCspHash))].sort()
  return replaceHostingCsp(firebaseJson, new Map([...policy, ['style-src', [...otherSources, ...hashes]]]))
}

function listBundleStyles(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.html') ? listInlineStyles(file.source.toString()) : [],
  )
}
