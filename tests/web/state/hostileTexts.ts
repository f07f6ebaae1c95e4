import fc from 'fast-check'
import { randomText } from '../../randomText'

const hostileParts = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&lt;',
  '<script>alert(1)</script>',
  '<a href="https://evil.example">',
  '" onmouseover="alert(1)',
  '<!--',
  '-->',
  '<![endif]-->',
  '</td></tr></table>',
  '</style>',
  '${',
  '\r\nBcc: victim@evil.example\r\n',
  '\nReference: EVIL22',
  '\r\n\r\n',
  '\r\n.\r\n',
  '\n-- \n',
  '=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=',
  '\u0000',
  '\u0085',
  '\u2028',
  '\u202E',
  '\u2066',
  '\uD800',
  'javascript:alert(1)',
]

/** Texts of markup, headers, control characters and anything else; none is empty. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...hostileParts), randomText(20)), {
    maxLength: 8,
  })
  .map((parts) => `x${parts.join('')}`)
