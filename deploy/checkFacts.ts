import { defaultCalendar } from '../domain/opening-hours/calendar'
import { describeWeek } from '../domain/opening-hours/describeWeek'
import type { Check } from './checklist'

/** The facts of domain/site/businessDetails.ts that have examples as their defaults. */
export type BusinessFacts = {
  name: string
  siteUrl: string
  phone: string
  whatsapp: string
  email: string
  address: readonly string[]
  coordinates: { latitude: number; longitude: number }
  facebook: string
  instagram: string
}

export const factsFile = 'domain/site/businessDetails.ts'

const socialPurpose = "the link at the foot of every page, from 'https://' on"

/** What each fact is for, and whether it is still the example. */
const factTests: readonly {
  fact: string
  purpose: string
  isExample: (facts: BusinessFacts) => boolean
}[] = [
  {
    fact: 'phone',
    purpose: 'customers call it, from every page and e-mail',
    isExample: ({ phone }) => isFictional(phone),
  },
  {
    fact: 'whatsapp',
    purpose: "'Continue on WhatsApp' opens a chat with it",
    isExample: ({ whatsapp }) => isFictional(whatsapp),
  },
  {
    fact: 'email',
    purpose: 'e-mails come from it, and requests are announced to it',
    isExample: ({ email }) => isExampleHost(email.split('@').at(-1) ?? ''),
  },
  {
    fact: 'address',
    purpose: 'customers and search engines find the shop by it',
    isExample: ({ address }) => address.some((line) => line.includes('Example')),
  },
  {
    fact: 'coordinates',
    purpose: "the position of the map's marker; the example is the centre of Ikeja",
    isExample: ({ coordinates: { latitude, longitude } }) => latitude === 6.6018 && longitude === 3.3515,
  },
  {
    fact: 'facebook',
    purpose: socialPurpose,
    isExample: ({ facebook }) => !isOwnAddress(facebook),
  },
  {
    fact: 'instagram',
    purpose: socialPurpose,
    isExample: ({ instagram }) => !isOwnAddress(instagram),
  },
]

/** Whether the business's facts are its own: each that is still an example is named, with what it is for. */
export function checkFacts(facts: BusinessFacts): Check {
  const examples = factTests.filter(({ isExample }) => isExample(facts))
  const { name, phone, email, address } = facts
  if (examples.length === 0)
    return {
      state: 'done',
      title: "The business's facts are your own",
      details: [
        [name, phone, email, ...address].join(', '),
        describeWeek(defaultCalendar)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(', '),
      ],
    }
  return {
    state: 'missing',
    title: "Some of the business's facts are still examples or no addresses, and reach nobody",
    details: examples.map(({ fact, purpose }) => `${fact}: ${purpose}`),
    fix: [`Write your own into ${factsFile}; read name, hours and foundedYear there too.`],
  }
}

/** Whether the site's address is the owner's: e-mails, search engines and publishing use it. */
export function checkSiteUrl({ siteUrl }: Pick<BusinessFacts, 'siteUrl'>, projectId: string): Check {
  const fix = [
    `Write it as siteUrl into ${factsFile}, such as 'https://${projectId}.web.app', or your own domain`,
    `once it is connected: https://console.firebase.google.com/project/${projectId}/hosting/sites`,
  ]
  const { protocol = '', hostname = '', origin = '' } = URL.canParse(siteUrl) ? new URL(siteUrl) : {}
  if (isExampleHost(hostname))
    return {
      state: 'missing',
      title: `The site's address is still the example ${siteUrl}`,
      details: [
        'Links in e-mails and in search engines would lead nowhere, and nothing could be published,',
        'because the functions read from the site what it was built with.',
      ],
      fix,
    }
  if (protocol !== 'https:' || origin !== siteUrl)
    return {
      state: 'missing',
      title: `The site's address ${siteUrl} is no origin`,
      details: ["It begins with 'https://' and ends with the name of the host, without a slash."],
      fix,
    }
  return { state: 'done', title: `Links in e-mails and in search engines lead to ${siteUrl}` }
}

function isOwnAddress(url: string): boolean {
  return /^https:\/\//i.test(url) && URL.canParse(url) && !isExampleHost(new URL(url).hostname)
}

/** RFC 2606 reserves these names. */
function isExampleHost(host: string): boolean {
  return /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(host)
}

/** ATIS-0300115 reserves the American numbers 555-0100 to 555-0199 for fiction. */
function isFictional(phone: string): boolean {
  return /55501\d\d$/.test(phone.replace(/\D/g, ''))
}
