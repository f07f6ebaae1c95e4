import { brokenFields, optional, type Law } from './law'
import { isReplyChannel, type ReplyChannel } from './reply'
import { isLine, isText } from './text'

/** Lengths of a claim's and an answer's texts, in UTF-16 units; firestore.rules: `isMyClaim`, `isMyAnswer`. */
export const answerLimits = { name: 120, text: 2000 } as const

/** Who is answering; each member of staff claims for themselves alone. */
export type Claim = { uid: string; name: string }

/** Who answered, how, and what was said where that was written here. It comes with the move to answered and stands. */
export type Answer = Claim & { channel: ReplyChannel; text?: string }

const isName = (value: unknown) => isLine(value, answerLimits.name)

const answerLaw: Law<'name' | 'channel' | 'text'> = [
  ['name', isName],
  ['channel', isReplyChannel],
  ['text', optional((value) => isText(value, answerLimits.text))],
]

/** What keeps a claim from being stored, its uid aside: the rules compare that with who is signed in. */
export function claimFaults(claim: { readonly name?: unknown }): 'name'[] {
  return isName(claim.name) ? [] : ['name']
}

/** What keeps an answer from being stored, its uid aside: the rules compare that with who is signed in. */
export function answerFaults(
  answer: Readonly<Partial<Record<'name' | 'channel' | 'text', unknown>>>,
): ('name' | 'channel' | 'text')[] {
  return brokenFields(answerLaw, answer)
}
