import { deskQuoteMessages } from '../../../domain/messages/desk/quote'
import { quoteLimits } from '../../../domain/quotes/quote'
import type { QuoteProblem } from '../../../domain/quotes/readQuoteDraft'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/forms/TextField'
import { ListButton } from '../ui/ListButton'
import { toQuoteFieldName } from './QuoteLineFields'
import type { QuoteDraftState } from './useQuoteDraft'
import styles from './QuoteComposer.module.css'

type Props = { quote: QuoteDraftState; problems: readonly QuoteProblem[] }

/** Free lines, such as the delivery. */
export function QuoteExtras({ quote: { draft, change, changeExtra, removeExtra }, problems }: Props) {
  const { extras } = draft
  const findError = (field: QuoteProblem['field'], at: number, error: string) =>
    problems.some((problem) => problem.field === field && 'index' in problem && problem.index === at)
      ? error
      : undefined
  return (
    <fieldset className={styles.extras}>
      <legend className={styles.legend}>{deskQuoteMessages.extrasTitle}</legend>
      {extras.map(({ text, amount }, index) => (
        <div className={styles.extra} key={index}>
          <TextField
            label={deskQuoteMessages.extraTextLabel}
            name={toQuoteFieldName('extraText', index)}
            maxLength={quoteLimits.extraText}
            value={text}
            error={findError('extraText', index, deskQuoteMessages.extraTextError)}
            onTextChange={(changed) => changeExtra(index, { text: changed })}
          />
          <TextField
            label={deskQuoteMessages.extraAmountLabel}
            name={toQuoteFieldName('extraAmount', index)}
            inputMode="decimal"
            value={amount}
            error={findError('extraAmount', index, deskQuoteMessages.extraAmountError)}
            onTextChange={(changed) => changeExtra(index, { amount: changed })}
          />
          <ListButton context={deskQuoteMessages.formatExtra(text, index)} onClick={() => removeExtra(index)}>
            {deskQuoteMessages.removeExtra}
          </ListButton>
        </div>
      ))}
      {extras.length < quoteLimits.extras - 1 ? (
        <div>
          <Button tone="quiet" onClick={() => change({ extras: [...extras, { text: '', amount: '' }] })}>
            {deskQuoteMessages.addExtra}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
