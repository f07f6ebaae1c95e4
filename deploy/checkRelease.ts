import type { businessDetails } from '../domain/site/businessDetails'
import type { BuildStamp } from '../site-build/buildStamp'
import type { Check } from './checklist'

/** The facts of domain/site/businessDetails.ts, with their own values or with examples. */
export type BusinessFacts = Record<keyof typeof businessDetails, unknown> &
  Record<'siteUrl' | 'facebook' | 'instagram', string>

// Names that RFC 2606 reserves, telephone numbers that are reserved for fiction, and the centre of Ikeja.
const examples = /\bexample\b|555-01\d\d\b|6\.6018,"longitude":3\.3515/i

/**
 * Whether the business's facts are its own. Examples reach nobody: e-mails come from `email`, and `siteUrl` is in each of
 * their links and in the greeting of the mail server.
 */
export function checkFacts(facts: BusinessFacts, projectId: string): Check {
  const left = Object.entries(facts).filter(([, value]) => examples.test(JSON.stringify(value)))
  const links = (['facebook', 'instagram'] as const).filter((fact) => !isHttps(facts[fact]))
  const { siteUrl } = facts
  const isOrigin = isHttps(siteUrl) && new URL(siteUrl).origin === siteUrl
  const faults = [
    ...(left.length > 0 ? [`Still examples: ${left.map(([fact]) => fact).join(', ')}`] : []),
    ...links.map((fact) => `${fact} is no address from 'https://' on`),
    ...(isOrigin ? [] : [`siteUrl is no origin such as 'https://${projectId}.web.app'`]),
  ]
  if (faults.length === 0)
    return { state: 'done', title: `The facts are your own, such as ${String(facts.email)} and ${siteUrl}` }
  return {
    state: 'missing',
    title: 'Some facts of the business reach nobody',
    details: faults,
    fix: [
      'Write your own into domain/site/businessDetails.ts; read name, hours and foundedYear there too.',
      `siteUrl is 'https://${projectId}.web.app', or your own domain once it is connected in the console (Hosting).`,
    ],
  }
}

function isHttps(url: string): boolean {
  return url.startsWith('https://') && URL.canParse(url)
}

/** Whether everything is committed, from the output of `git status --porcelain`; null without Git. */
export function checkCommitted(status: string | null): Check {
  if (status === '') return { state: 'done', title: 'Everything is committed' }
  return {
    state: status === null ? 'advice' : 'missing',
    title: 'Not everything is committed, so nobody could say later what was deployed, or take it back',
    fix: [...(status === null ? ['git init'] : []), 'git add --all && git commit --message "What we deploy"'],
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
