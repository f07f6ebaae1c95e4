import type { QuoteAnswerOutcome } from '../conversation/quoteAnswer'
import type { QuoteState } from '../conversation/quoteState'
import type { AcceptedStep } from '../sent-items/acceptance'

const quoteStates: Record<QuoteState, string> = {
  open: 'Our quote',
  declined: 'You said no to this quote',
  accepted: 'You accepted this quote',
  replaced: 'Replaced by a newer quote',
  expired: 'This quote has expired',
  withdrawn: "We're working on a new quote",
  closed: 'This quote is closed',
}

const quoteOutcomes: Record<QuoteAnswerOutcome, string> = {
  accepted: "Thank you! Your yes has reached us, and we're getting your goods ready.",
  alreadyAccepted: "You've already accepted this quote, so there's nothing more to do.",
  declined: "We've noted your no. If you change your mind, you can still accept the quote while it is valid.",
  alreadyDeclined: "You've already said no to this quote. You can still accept it while it is valid.",
  replaced: 'A newer quote has taken the place of this one. Please look at that one.',
  expired: 'This quote has expired, so nothing was accepted. Ask again, and we send you a new one.',
  withdrawn: "We're working on a new quote, so nothing was accepted. You'll hear from us soon.",
  closed: 'This was closed meanwhile, so nothing was accepted. Ask again, and we open it for you.',
  otherAccepted: 'Another quote is already accepted, so this one was not. Ask us if you need a change.',
  missing: "We can't find this quote any more, so nothing was accepted. Please write to us.",
}

const steps: Record<AcceptedStep, string> = {
  packed: 'Packed',
  paid: 'Paid',
  handedOver: 'Collected, or handed to delivery',
}

/** The conversation about a sent item, as its sender sees it. */
export const conversationMessages = {
  conversationLabel: 'Conversation',
  you: 'You',
  formatQuoteFrom: (name: string) => `${name} sent a quote`,
  quoteStates,
  quoteOutcomes,
  steps,
  stepsLabel: 'What happens next',
  notDoneYet: 'not yet',
  total: 'Total',
  accept: 'Accept',
  decline: 'No, Thank You',
  askForChange: 'Ask for a Change',
  askAgain: 'Ask Again',
  askQuestion: 'Ask a Question',
  questionLabel: 'Your question or change',
  changeStart: 'Please change the quote: ',
  againStart: 'Please quote again: ',
  sendQuestion: 'Send Question',
  cancel: 'Cancel',
  emptyQuestion: 'Please write your question first.',
  longQuestion: 'Please shorten your question to 2,000 characters.',
  questionAsked: "Your question has reached us. You'll see our answer here.",
  questionTooMany:
    'You have asked ten questions about this, which is as many as we can take here. Please write to us on WhatsApp, or call us.',
  questionClosed:
    'This was closed more than 30 days ago, so your question was not sent. Please send a new one.',
  sending: 'Sending…',
  keptForLater: "It's kept on this device, and goes out as soon as we can be reached.",
  signInAgain: 'Your session has ended, so nothing was sent. Please sign in again, and send it once more.',
  unknownItem: "This link or account can't answer here, so nothing was sent. Please write to us on WhatsApp.",
  showOldQuote: 'Show it',
}
