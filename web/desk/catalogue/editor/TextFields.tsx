import type { Benefits } from '../../../../domain/catalogue/product'
import { productFieldLimits } from '../../../../domain/catalogue/product'
import { isSingleLineText } from '../../../../domain/validation/text'
import {
  benefitLabels,
  benefitsHint,
  editedFieldLabels,
  formatLength,
} from '../../../../domain/messages/desk/productEditor'
import { describeBenefitError } from '../../../../domain/messages/desk/productErrors'
import { FieldGroup } from '../../../ui/forms/FieldGroup'
import { TextArea, TextField } from '../../../ui/forms/TextField'

type TextProps = { text: string; error: string | undefined; onTextChange: (text: string) => void }

const benefitNames = ['first', 'second', 'third'] as const

/** The name of a product. */
export function NameField({ text, error, onTextChange }: TextProps) {
  return (
    <TextField
      label={editedFieldLabels.name}
      name="name"
      autoComplete="off"
      value={text}
      error={error}
      onTextChange={onTextChange}
    />
  )
}

/** The description of a product, with its length. */
export function DescriptionField({ text, error, onTextChange }: TextProps) {
  return (
    <TextArea
      label={editedFieldLabels.description}
      name="description"
      rows={8}
      hint={formatLength(text.length, productFieldLimits.description)}
      value={text}
      error={error}
      onTextChange={onTextChange}
    />
  )
}

type BenefitsProps = {
  benefits: Benefits
  hasVisibleErrors: boolean
  onChange: (benefits: Benefits) => void
}

/** The three benefits of a product; each may be empty. */
export function BenefitFields({ benefits, hasVisibleErrors, onChange }: BenefitsProps) {
  return (
    <FieldGroup label={editedFieldLabels.benefits} hint={benefitsHint}>
      {benefitNames.map((name) => (
        <TextField
          key={name}
          label={benefitLabels[name]}
          name={`benefit-${name}`}
          autoComplete="off"
          value={benefits[name]}
          hint={formatLength(benefits[name].length, productFieldLimits.benefit)}
          error={
            hasVisibleErrors && !isBenefit(benefits[name]) ? describeBenefitError(benefits[name]) : undefined
          }
          onTextChange={(text) => {
            onChange({ ...benefits, [name]: text })
          }}
        />
      ))}
    </FieldGroup>
  )
}

function isBenefit(text: string): boolean {
  return text === '' || isSingleLineText(text, productFieldLimits.benefit)
}
