import type { ReactNode } from 'react'
import { deskSettingsMessages } from '../../../domain/messages/desk/settings'
import { type ShopInput, type ShopInputField } from '../../../domain/settings/shopInput'
import { shopTextNames } from '../../../domain/settings/shopSettings'
import type { StoredShop } from '../../../domain/settings/storedShop'
import { TextArea } from '../../ui/forms/TextField'
import desk from '../ui/desk.module.css'
import { ClosureFields } from './ClosureFields'
import { HoursFields } from './HoursFields'
import styles from './Settings.module.css'
import { SettingsActions } from './SettingsActions'
import { ShopConflictNote } from './ShopConflictNote'
import { ShopPreview } from './ShopPreview'
import { useMovedDueTimes } from './useMovedDueTimes'
import { useSettingsForm } from './useSettingsForm'
import { type ShopEditor, useShopEditor } from './useShopEditor'

type Props = { stored: StoredShop; now: number }

export function SettingsForm({ stored, now }: Props) {
  const editor = useShopEditor(stored, now)
  const { input, base, settings } = editor
  const moves = useMovedDueTimes(editor)
  const form = useSettingsForm(editor, moves?.count ?? 0)
  const replace = (fields: Partial<ShopInput>) => {
    form.setMessage(null)
    editor.change(fields)
  }
  const discard = () => {
    form.setMessage({ kind: 'replaced', text: deskSettingsMessages.discarded, former: input })
    editor.discard()
  }
  return (
    <div className={styles.columns}>
      <form
        className={styles.form}
        aria-label={deskSettingsMessages.formLabel}
        noValidate
        method="dialog"
        onSubmit={form.handleSubmit}
      >
        <TakenOverLine editor={editor} />
        <SettingsFields editor={editor} form={form} />
        <div className={styles.footer}>
          <p className={desk.remark} role="status">
            {moves ? deskSettingsMessages.formatMoves(moves.day, moves.count) : ''}
          </p>
          <SettingsActions editor={editor} message={form.message} onUndo={replace} onDiscard={discard} />
        </div>
      </form>
      <ShopPreview settings={settings ?? { ...input, calendar: base.settings.calendar }} />
    </div>
  )
}

/** Names what the form has taken over of a colleague's publication. */
function TakenOverLine({ editor: { takenOver } }: { editor: ShopEditor }) {
  const names = takenOver?.fields.map((field) => deskSettingsMessages.fieldNames[field]).join(', ')
  return (
    <p className={desk.slimSuccess} role="status">
      {takenOver ? deskSettingsMessages.formatTakenOver(takenOver.byName, names ?? '') : ''}
    </p>
  )
}

type FieldsProps = { editor: ShopEditor; form: ReturnType<typeof useSettingsForm> }

function SettingsFields({ editor, form: { getError, setMessage } }: FieldsProps) {
  const { input, today, change } = editor
  const tellRemoved = (name: string) => {
    const text = deskSettingsMessages.formatRemoved(name)
    setMessage({ kind: 'replaced', text, former: { closures: input.closures } })
  }
  return (
    <>
      <Section editor={editor} field="closures">
        <ClosureFields
          closures={input.closures}
          today={today}
          getError={(index) => getError('closures', index)}
          onChange={(closures) => change({ closures })}
          onRemoved={tellRemoved}
        />
      </Section>
      <Section editor={editor} field="week">
        <HoursFields
          week={input.week}
          getError={(index) => getError('week', index)}
          onChange={(week) => change({ week })}
        />
      </Section>
      {shopTextNames.map((field) => (
        <Section key={field} editor={editor} field={field}>
          <TextArea
            label={deskSettingsMessages.textLabels[field]}
            name={field}
            rows={4}
            hint={deskSettingsMessages.textHints[field]}
            value={input[field]}
            error={getError(field)}
            onTextChange={(text) => change({ [field]: text })}
          />
        </Section>
      ))}
    </>
  )
}

type SectionProps = { editor: ShopEditor; field: ShopInputField; children: ReactNode }

/** A field, and below it what a colleague has published of it meanwhile. */
function Section({ editor: { conflicts, choose }, field, children }: SectionProps) {
  const conflict = conflicts.find((each) => each.field === field)
  return (
    <div className={desk.section}>
      {children}
      {conflict ? <ShopConflictNote conflict={conflict} onChoose={(side) => choose(conflict, side)} /> : null}
    </div>
  )
}
