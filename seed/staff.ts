import { getAuth, type Auth } from 'firebase-admin/auth'
import { BadUsage, projectUsage, readCommandLine, runScript } from './commandLine'
import { withProject } from './connect'
import { grantStaff, listStaff, revokeStaff } from './staffClaim'
import { chooseTarget } from './target'

// npm run staff: says who may work at /staff.

await runScript(`npm run staff -- grant EMAIL | revoke EMAIL | list ${projectUsage}`, async () => {
  const { wish, words } = readCommandLine(process.argv.slice(2))
  const job = jobOf(words)
  console.log(await withProject(chooseTarget(wish, process.env), (app) => job(getAuth(app))))
})

function jobOf(words: readonly string[]): (auth: Auth) => Promise<string> {
  const [verb, email, ...rest] = words
  if (rest.length > 0) throw new BadUsage(`'${rest.join(' ')}' is not understood.`)
  if (verb === 'list' && email === undefined) return list
  if (email?.includes('@') !== true) throw new BadUsage('Say whom: an e-mail address.')
  if (verb === 'grant') return (auth) => grant(auth, email)
  if (verb === 'revoke') return (auth) => revoke(auth, email)
  throw new BadUsage(`'${verb ?? ''}' is not understood.`)
}

async function grant(auth: Auth, email: string): Promise<string> {
  return (await grantStaff(auth, email))
    ? `${email} is staff now. They must sign out and in again before it counts.`
    : `${email} is staff already. Nothing was changed.`
}

async function revoke(auth: Auth, email: string): Promise<string> {
  return (await revokeStaff(auth, email))
    ? `${email} is no longer staff. It counts once they sign out and in again, at the latest in an hour.`
    : `${email} is not staff. Nothing was changed.`
}

async function list(auth: Auth): Promise<string> {
  const staff = await listStaff(auth)
  return staff.length === 0 ? 'Nobody is staff.' : staff.join('\n')
}
