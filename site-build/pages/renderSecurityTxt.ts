import { businessDetails } from '../../domain/site/businessDetails'
import { dayMs } from '../../domain/site/lagosTime'
import { toAbsoluteUrl } from '../../domain/site/toAbsoluteUrl'

export const securityTxtPath = '.well-known/security.txt'

// RFC 9116 recommends less than a year. Each build moves the date.
const validDays = 360

/** The text of security.txt (RFC 9116): to whom security researchers write, valid from the day of the build. */
export function renderSecurityTxt(builtAt: number): string {
  const expires = new Date(Math.floor(builtAt / dayMs + validDays) * dayMs).toISOString()
  return [
    `Contact: mailto:${businessDetails.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${toAbsoluteUrl(`/${securityTxtPath}`)}`,
    '',
  ].join('\n')
}
