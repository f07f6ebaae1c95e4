import { listDifferences } from '../../../../domain/catalogue/editing/mergeProductInputs'
import {
  type EditedFieldName,
  type ProductInput,
  toProductInput,
} from '../../../../domain/catalogue/editing/productInput'
import type { ProductVersion } from '../../../../domain/catalogue/editing/productVersion'
import { shortenDifference } from '../../../../domain/catalogue/editing/shortenDifference'
import { deskProductMessages } from '../../../../domain/messages/desk/product'
import { deskVersionMessages } from '../../../../domain/messages/desk/versions'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import { Differences } from '../Differences'
import { FieldValue, formatFieldValue, ImageValue } from './FieldValue'
import desk from '../../ui/desk.module.css'

/** What a version changed, from what to what. The list has the newest version first. */
export function VersionChanges({ versions, index }: { versions: readonly ProductVersion[]; index: number }) {
  const [version, before] = versions.slice(index)
  if (!version) return null
  if (!before) {
    // A full list may leave out what came before its last version.
    const isFirst = versions.length < maxDocumentsPerQuery.staff
    return isFirst ? <p className={desk.hint}>{deskVersionMessages.firstVersion}</p> : null
  }
  const [from, to] = [toProductInput(before.product), toProductInput(version.product)]
  const fields = listDifferences(from, to)
  if (fields.length === 0) return <p className={desk.hint}>{deskVersionMessages.nothingChanged}</p>
  return (
    <Differences differences={fields.map((field) => compareField(version.product.id, field, from, to))} />
  )
}

function compareField(productId: string, field: EditedFieldName, from: ProductInput, to: ProductInput) {
  const name = deskProductMessages.editedFieldLabels[field]
  if (field === 'image' && from.image && to.image)
    return {
      name,
      before: <ImageValue productId={productId} image={from.image} />,
      after: <ImageValue productId={productId} image={to.image} />,
    }
  if (field === 'morePictures')
    return {
      name,
      before: <FieldValue productId={productId} field={field} input={from} />,
      after: <FieldValue productId={productId} field={field} input={to} />,
    }
  const [before, after] = shortenDifference(formatFieldValue(field, from), formatFieldValue(field, to))
  return { name, before, after }
}
