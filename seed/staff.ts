import { getAuth, type Auth } from 'firebase-admin/auth'
import { getTokenExpiry } from '../domain/retention/retentionPeriods'
import { formatLagosTime } from '../domain/site/lagosTime'
import { UsageError, firebaseProjectOptionsUsageText, parseCommandLine, runCli } from './commandLine'
import { withFirebaseApp } from './withFirebaseApp'
import { allowCodes, removeCodes } from './staffSecondFactor'
import { grantStaffClaim, listStaffEmails, revokeStaffClaim } from './staffClaim'
import { resolveTargetFirebaseProject } from './projectTarget'

// npm run staff: grants, revokes and lists the claim that allows access to the staff desk, and looks after the codes of
// its second factor.

await runCli(
  `npm run staff -- grant EMAIL | revoke EMAIL | list | allow-codes | remove-codes EMAIL ${firebaseProjectOptionsUsageText}`,
  async () => {
    const { targetOptions, positionals } = parseCommandLine(process.argv.slice(2))
    const runCommand = parseStaffCommand(positionals)
    console.log(
      await withFirebaseApp(resolveTargetFirebaseProject(targetOptions, process.env), (app) =>
        runCommand(getAuth(app)),
      ),
    )
  },
)

function parseStaffCommand(positionals: readonly string[]): (auth: Auth) => Promise<string> {
  const [command, email, ...rest] = positionals
  if (rest.length > 0) throw new UsageError(`'${rest.join(' ')}' is not understood.`)
  if (command === 'list' && email === undefined) return runList
  if (command === 'allow-codes' && email === undefined) return runAllowCodes
  if (email?.includes('@') !== true) throw new UsageError('Say whom: an e-mail address.')
  if (command === 'grant') return (auth) => runGrant(auth, email)
  if (command === 'remove-codes') return (auth) => runRemoveCodes(auth, email)
  if (command === 'revoke') return (auth) => runRevoke(auth, email)
  throw new UsageError(`'${command ?? ''}' is not understood.`)
}

async function runGrant(auth: Auth, email: string): Promise<string> {
  return (await grantStaffClaim(auth, email))
    ? `${email} is staff now. They must sign out and in again before it counts.`
    : `${email} is staff already. Nothing was changed.`
}

async function runRevoke(auth: Auth, email: string): Promise<string> {
  return (await revokeStaffClaim(auth, email))
    ? [
        `${email} is no longer staff, and is signed out of every browser within an hour.`,
        'Functions refuse them from now on: they send, import and look up nothing.',
        `A desk that they have open can read and write the database until ${formatLastTokenExpiry()} in Lagos.`,
        'That is when their last identity token ends; nothing ends it sooner, disabling the account included.',
      ].join('\n')
    : `${email} is not staff. Nothing was changed.`
}

/** The time of day in Lagos at which the last token that was issued before now ends. */
function formatLastTokenExpiry(): string {
  return formatLagosTime(getTokenExpiry(Date.now()).getTime())
}

async function runAllowCodes(auth: Auth): Promise<string> {
  await allowCodes(auth)
  return 'Accounts can now use codes at sign-in. Staff switch them on at the desk: press your name, then Set Up Codes.'
}

async function runRemoveCodes(auth: Auth, email: string): Promise<string> {
  return (await removeCodes(auth, email))
    ? `${email} signs in with the password alone now. They can set up codes again at the desk.`
    : `${email} has no codes. Nothing was changed.`
}

async function runList(auth: Auth): Promise<string> {
  const staff = await listStaffEmails(auth)
  return staff.length === 0 ? 'Nobody is staff.' : staff.join('\n')
}
