import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import type { QuoteProblem } from '../../../domain/quotes/readQuoteDraft'
import { TextArea, TextField } from '../../ui/forms/TextField'
import { toQuoteFieldName } from './QuoteLineFields'
import type { QuoteDraftState } from './useQuoteDraft'
import styles from './QuoteComposer.module.css'

type Props = { quote: QuoteDraftState; problems: readonly QuoteProblem[] }

/** What belongs to a quote as a whole: a discount, until when it is valid, and a note. */
export function QuoteTerms({ quote: { draft, change }, problems }: Props) {
  const findError = (field: QuoteProblem['field'], error: string) =>
    problems.some((problem) => problem.field === field) ? error : undefined
  return (
    <>
      <div className={styles.terms}>
        <TextField
          label={deskQuoteMessages.discountLabel}
          name={toQuoteFieldName('discount')}
          inputMode="decimal"
          hint={deskQuoteMessages.discountHint}
          value={draft.discount}
          error={findError('discount', deskQuoteMessages.discountError)}
          onTextChange={(discount) => change({ discount })}
        />
        <TextField
          label={deskQuoteMessages.validUntilLabel}
          name={toQuoteFieldName('validUntil')}
          type="datetime-local"
          value={draft.validUntil}
          error={findError('validUntil', deskQuoteMessages.validUntilError)}
          onTextChange={(validUntil) => change({ validUntil })}
        />
      </div>
      <TextArea
        label={deskQuoteMessages.noteLabel}
        name={toQuoteFieldName('note')}
        rows={3}
        hint={deskQuoteMessages.noteHint}
        value={draft.note}
        error={findError('note', deskQuoteMessages.noteError)}
        onTextChange={(note) => change({ note })}
      />
    </>
  )
}
