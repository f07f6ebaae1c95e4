import type { BuildStamp } from '../site-build/buildStamp'
import type { Check } from './checklist'
import type { Endpoint } from './readFunctionsManifest'

/** Whether Node can run the tools, and whether it is the one that the functions get. */
export function checkNode(version: string, functionsMajor: string): Check {
  const title = `Node ${version} runs the tools; the functions get Node ${functionsMajor}`
  if (version.split('.')[0] === functionsMajor) return { state: 'done', title }
  return {
    state: 'advice',
    title,
    details: [`Tests on Node ${functionsMajor} say more about what will run.`],
    fix: [`Install Node ${functionsMajor}, then: npm test`],
  }
}

/** Whether everything is committed, from the output of `git status --porcelain`; null without Git. */
export function checkCommitted(status: string | null): Check {
  if (status === null)
    return {
      state: 'advice',
      title: 'This folder is no Git repository, so nobody can say later what was deployed',
      fix: ['git init && git add --all && git commit --message "What we deploy"'],
    }
  const changes = status.split('\n').filter((line) => line !== '')
  if (changes.length === 0) return { state: 'done', title: 'Everything is committed' }
  const more = changes.length > 5 ? [`and ${changes.length - 5} more`] : []
  return {
    state: 'missing',
    title: 'Some changes are not committed, so nobody could say later what was deployed',
    details: [...changes.slice(0, 5), ...more],
    fix: ['git add --all && git commit --message "What we deploy"'],
  }
}

/** Whether the rewrites of firebase.json lead to the region in which the functions run. */
export function checkRewrites(firebaseJson: string, region: string): Check {
  const { hosting } = JSON.parse(firebaseJson) as {
    hosting: { rewrites: { function?: { region?: string } }[] }
  }
  const routed = hosting.rewrites.flatMap(({ function: target }) =>
    target ? [target.region ?? 'no region'] : [],
  )
  const others = [...new Set(routed)].filter((name) => name !== region)
  if (others.length === 0)
    return { state: 'done', title: `The functions run in ${region}, and the site finds them there` }
  return {
    state: 'missing',
    title: `The functions run in ${region}, and firebase.json looks for them in ${others.join(' and ')}`,
    fix: [`sed -i.old 's/"region": "[^"]*"/"region": "${region}"/' firebase.json && rm firebase.json.old`],
  }
}

/** Whether the site was built for this project. */
export function checkBuiltForProject({ projectId }: BuildStamp, wanted: string): Check {
  if (projectId === wanted) return { state: 'done', title: `The site is connected to ${wanted}` }
  return {
    state: 'missing',
    title:
      projectId === null
        ? 'The site is not connected to a Firebase project: nobody could sign in or send'
        : `The site is connected to ${projectId}, and you deploy to ${wanted}`,
    fix: [
      `npx firebase apps:create WEB shop --project ${wanted}`,
      `npx firebase apps:sdkconfig WEB --project ${wanted}`,
      'Copy four of the values that it prints into the file .env.production.local here (Git ignores it):',
      '  VITE_FIREBASE_API_KEY=…      apiKey',
      '  VITE_FIREBASE_AUTH_DOMAIN=…  authDomain',
      `  VITE_FIREBASE_PROJECT_ID=${wanted}`,
      '  VITE_FIREBASE_APP_ID=…       appId',
    ],
  }
}

/** Whether pages prove by App Check that they are this site. The API then refuses who does not. */
export function checkAppCheckKey({ hasAppCheckKey }: BuildStamp, projectId: string): Check {
  if (hasAppCheckKey)
    return {
      state: 'done',
      title: 'Pages prove by App Check that they are this site, and the API demands it',
    }
  return {
    state: 'advice',
    title: 'App Check is off: any program may call Firebase as if it were this site, within the rules',
    details: ['You can switch it on later; see docs/decisions/012-content-security-policy-and-app-check.md.'],
    fix: [
      `Make a key for websites: https://console.cloud.google.com/security/recaptcha?project=${projectId}`,
      `Register the web app with it: https://console.firebase.google.com/project/${projectId}/appcheck/apps`,
      'Add to .env.production.local: VITE_APP_CHECK_SITE_KEY=…',
    ],
  }
}

export type SiteFiles = readonly { path: string; bytes: number }[]

/** What the built site weighs. */
export function describeSite(files: SiteFiles): Check {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const pages = files.filter(({ path }) => path.endsWith('.html')).length
  return {
    state: 'done',
    title: `The site is built from these sources: ${pages} pages, ${files.length} files, ${formatMegabytes(bytes)}`,
  }
}

/** What the functions' bundle holds. */
export function describeFunctions(endpoints: Readonly<Record<string, Endpoint>>, bytes: number): Check {
  const names = Object.keys(endpoints).sort()
  return {
    state: 'done',
    title: `${names.length} functions are bundled from these sources, with a lock file (${formatMegabytes(bytes)})`,
    details: [names.slice(0, 5).join(', '), names.slice(5).join(', ')],
  }
}

/** How many indexes Firestore will have. The tests compare them with every query. */
export function describeIndexes(indexesJson: string): Check {
  const { indexes, fieldOverrides } = JSON.parse(indexesJson) as {
    indexes: object[]
    fieldOverrides: object[]
  }
  return {
    state: 'done',
    title: `${indexes.length} indexes and ${fieldOverrides.length} exceptions are declared; npm test compares them with the queries`,
  }
}

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
